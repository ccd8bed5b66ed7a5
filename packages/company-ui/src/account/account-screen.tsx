import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { Notice } from "@devguild/design-system/notice";
import { PageHead } from "@devguild/design-system/page-head";
import { useNow } from "@devguild/design-system/relative-time";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { formatSum } from "@devguild/schemas/prices";
import { RESTORABLE_DAYS } from "@devguild/schemas/constants/identity";
import type { CompanyAccount } from "@devguild/schemas/company-accounts";
import type { User } from "@devguild/schemas/identity";
import { useAddress } from "@devguild/session/use-address";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { ACCOUNT } from "./account-address.ts";
import { BillingSection } from "./billing-section.tsx";
import {
  describeCharge,
  describeChargeLines,
  describeOverdue,
  describeTakenDown,
} from "./describe-account.ts";
import { InvoicesSection } from "./invoices-section.tsx";
import { MembershipsTimeline } from "./memberships-timeline.tsx";
import { PurchasePanel } from "./purchase-panel.tsx";
import { Credits, JobSlots } from "./slots-and-credits.tsx";
import classes from "./account-screen.module.css";

const BillingModal = lazyDialog(async () => ({
  default: (await import("./billing-modal.tsx")).BillingModal,
}));
const DeleteCompanyModal = lazyDialog(async () => ({
  default: (await import("./delete-company-modal.tsx")).DeleteCompanyModal,
}));

/** What the viewer may do with a company's account. */
type AccountRights = { canEditBilling: boolean; canPurchase: boolean; canDelete: boolean };

type Props = { companyId: number; user: User; rights: AccountRights };

function Overdue({ account, href }: { account: CompanyAccount; href: string }) {
  const text = describeOverdue(account);
  if (text === null) return null;
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton size="sm" to={href}>
          {account.overdue.invoices === 1 ? "See the invoice" : "See the invoices"}
        </LinkButton>
      }
    >
      <strong>{text}.</strong> {formatSum(account.overdue.gross_cents)} in total. Bank details are
      on the invoice.
    </Notice>
  );
}

function LoadingAccount() {
  return (
    <SkeletonRegion label="Loading the account" className={classes.loading}>
      <Skeleton width="60%" height={36} />
      <Skeleton height={220} radius={10} />
      <Skeleton height={320} radius={10} />
    </SkeletonRegion>
  );
}

/**
 * A company's account: what it pays next, its memberships, slots, credits, invoices and billing data. The
 * viewer has `owner.company.view-company-users`, or for staff `admin.view-company-profile`.
 */
export function AccountScreen({ companyId, user, rights }: Props) {
  const now = useNow();
  const { state, getHref, go } = useAddress(ACCOUNT);
  const [open, setOpen] = useState<"billing" | "deletion" | null>(null);
  const account = useQuery(api.companyAccounts.one.options({ params: { id: companyId } }));
  const { data, error } = account;
  if (error && !data)
    return (
      <div className={`content ${classes.page}`}>
        <PageHead title="Account" />
        <ErrorState
          title="The account didn’t load."
          onRetry={() => void account.refetch()}
          retrying={account.isFetching}
        >
          {failureText(error)}
        </ErrorState>
      </div>
    );
  if (!data)
    return (
      <div className="content">
        <LoadingAccount />
      </div>
    );
  const company = data.data;
  const close = () => setOpen(null);
  return (
    <div className={`content ${classes.page}`}>
      <PageHead
        title={describeCharge(company)}
        actions={
          rights.canEditBilling && (
            <Button onClick={() => setOpen("billing")}>Edit billing details</Button>
          )
        }
      >
        {describeChargeLines(company)}
      </PageHead>
      <Overdue
        account={company}
        href={`${getHref({ state: "overdue", year: null, page: 1 })}#invoices`}
      />
      <MembershipsTimeline
        companyId={companyId}
        memberships={company.memberships}
        now={now}
        getOfferHref={rights.canPurchase ? (buy) => `${getHref({ buy })}#buy` : null}
      />
      <div className={classes.columns} data-alone={!rights.canPurchase || undefined}>
        {rights.canPurchase && (
          <PurchasePanel
            account={company}
            offer={state.buy ?? "recruiting"}
            onOffer={(buy) => go({ buy }, { replace: true })}
            onEditBilling={() => setOpen("billing")}
          />
        )}
        <div className={classes.main}>
          <div className={classes.pair}>
            <JobSlots account={company} />
            <Credits companyId={companyId} balance={company.credits} />
          </div>
          {rights.canEditBilling && <InvoicesSection companyId={companyId} />}
          <BillingSection
            account={company}
            canEdit={rights.canEditBilling}
            onEdit={() => setOpen("billing")}
          />
          {rights.canDelete && (
            <section aria-label="Delete the account" className={classes.danger}>
              <div>
                <strong>Delete the company account</strong>
                <p className="dim">
                  {describeTakenDown(company.stats)} Support can restore it for {RESTORABLE_DAYS}{" "}
                  days.
                </p>
              </div>
              <Button variant="danger" onClick={() => setOpen("deletion")}>
                Delete account
              </Button>
            </section>
          )}
        </div>
      </div>
      <Suspense>
        {open === "billing" && (
          <BillingModal companyId={companyId} billing={company} onClose={close} />
        )}
        {open === "deletion" && (
          <DeleteCompanyModal user={user} account={company} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
