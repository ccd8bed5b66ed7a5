import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useToast } from "@devguild/design-system/toast";
import type { CompanyAccount } from "@devguild/schemas/company-accounts";
import { formatPrice } from "@devguild/schemas/prices";
import type { MembershipPlan, MembershipQuote, OwnMembership } from "@devguild/schemas/memberships";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { formatDay, formatShortDay, getLastDay } from "./account-dates.ts";
import type { Choice } from "./offers.ts";
import { checkTerms, NOT_AGREED, PurchaseForm, toPurchase, untickTerms } from "./purchase-form.tsx";
import classes from "./purchase-panel.module.css";
import { useRefreshAccount, useRefreshOffers } from "./use-refresh-account.ts";
import { WithBilling } from "./with-billing.tsx";

const describeNext = ({ next_charge: next, monthly_net_cents: monthly }: MembershipQuote) => {
  if (!next) return null;
  const from = `From ${formatDay(new Date(next.on))}`;
  return monthly.before > 0
    ? `${from}, memberships cost ${formatPrice(monthly.after)} a month instead of ${formatPrice(monthly.before)}, plus VAT.`
    : `${from}, it costs ${formatPrice(monthly.after)} a month, plus VAT.`;
};

type Props = {
  account: CompanyAccount;
  plans: readonly MembershipPlan[];
  choices: readonly Choice[];
  /** The membership of this kind that the company has. */
  current: OwnMembership | null;
  onEditBilling: () => void;
};

/** Buys a membership of one kind, or upgrades it; what it costs is shown before. */
export function MembershipPurchase({ account, plans, choices, current, onEditBilling }: Props) {
  const toasts = useToast();
  const refresh = useRefreshAccount();
  const refreshOffers = useRefreshOffers();
  const { company } = account;
  const [chosenId, setChosenId] = useState(
    () => (plans.find(({ highlighted }) => highlighted) ?? plans[0])?.id,
  );
  // After a purchase the plan is no longer among those that can be bought.
  const plan = plans.find(({ id }) => id === chosenId) ?? plans[0];
  const params = { id: company.id };
  const quote = useQuery({
    ...api.memberships.quote.options({ params, query: { membership_plan_id: plan?.id ?? 0 } }),
    enabled: plan !== undefined,
    placeholderData: keepPreviousData,
  });
  const form = useApiForm(api.memberships.selfPurchase, {
    initialValues: NOT_AGREED,
    check: checkTerms,
    toInput: (values) => {
      if (!plan) throw new Error("No plan was chosen");
      return {
        params,
        body: {
          membership_plan_id: plan.id,
          offer_version: plan.version,
          kind: plan.kind,
          duration_months: plan.duration_months,
          auto_renew: true,
          ...toPurchase(account, values),
        },
      };
    },
    onSuccess: async ({ data }) => {
      // The button buys the next larger plan now, which Enter would do at once.
      untickTerms(form);
      await refresh();
      toasts.show({
        tone: "ok",
        text: `You have ${data.plan_name} now. ${
          data.invoice_id === null
            ? "Nothing is invoiced yet."
            : `We’ve emailed the invoice to ${account.billing_email}.`
        }`,
      });
    },
    // It may be that a price has just changed.
    onError: refreshOffers,
  });
  if (!plan) return null;
  return (
    <WithBilling account={account} onEdit={onEditBilling}>
      <PurchaseForm
        form={form}
        current={
          current && (
            <p className={classes.current}>
              <span>
                {current.plan_name} <span className="dim">now</span>
              </span>
              <span className={classes.detail}>
                until {formatShortDay(getLastDay(current.valid_until))}
              </span>
            </p>
          )
        }
        choices={choices}
        chosen={plan.id}
        onChoose={setChosenId}
        quote={quote}
        button={current ? "Upgrade and send invoice" : "Buy and send invoice"}
      >
        {quote.data && describeNext(quote.data.data)} Renews by itself; you can turn that off at any
        time.
      </PurchaseForm>
    </WithBilling>
  );
}
