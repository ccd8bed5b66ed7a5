import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { SectionHead } from "@devguild/design-system/section-head";
import { Status } from "@devguild/design-system/status";
import { TextButton } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import type { CompanyAccount } from "@devguild/schemas/company-accounts";
import { PAYMENT_DAYS } from "@devguild/schemas/constants/invoices";
import { useMutation } from "@tanstack/react-query";

import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { PERIOD_LABELS } from "./billing-periods.ts";
import classes from "./billing-section.module.css";

type Props = { account: CompanyAccount; canEdit: boolean; onEdit: () => void };

/** Who a company's invoices go to, and who its account belongs to. */
export function BillingSection({ account, canEdit, onEdit }: Props) {
  const toasts = useToast();
  const { viewOnly } = useCompanyViewer();
  const { account_holder: holder } = account;
  const resending = useMutation({
    mutationFn: () =>
      api.companyAccounts.resendVerification.call({ params: { id: account.company.id } }),
    onSuccess: ({ data }) =>
      toasts.show({ tone: "ok", text: `We’ve sent a new link to ${data.email}.` }),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  return (
    <section aria-label="Billing details">
      <SectionHead
        title="Billing details"
        end={canEdit && <TextButton onClick={onEdit}>Edit</TextButton>}
      />
      <dl className={classes.list}>
        <dt>Address</dt>
        <dd className={classes.address}>
          {account.billing_information ?? <span className="dim">Not given yet</span>}
        </dd>
        <dt>VAT ID</dt>
        <dd>{account.billing_vat ?? <span className="dim">None</span>}</dd>
        <dt>Billing email</dt>
        <dd>{account.billing_email ?? <span className="dim">Not given yet</span>}</dd>
        <dt>Paid</dt>
        <dd>
          {PERIOD_LABELS[account.billing_period]}, by invoice, within {PAYMENT_DAYS} days
        </dd>
        <dt>Account owner</dt>
        <dd>
          {holder ? (
            <>
              {holder.full_name} <span className="dim">{holder.email}</span>{" "}
              {holder.email_verified ? (
                <Status tone="ok">Confirmed</Status>
              ) : (
                <>
                  <Status tone="warn">Not confirmed</Status>{" "}
                  <TextButton
                    small
                    disabled={viewOnly !== null}
                    title={viewOnly ?? undefined}
                    loading={resending.isPending}
                    onClick={() => resending.mutate()}
                  >
                    Send the link again
                  </TextButton>
                </>
              )}
            </>
          ) : (
            <span className="dim">Nobody</span>
          )}
        </dd>
      </dl>
    </section>
  );
}
