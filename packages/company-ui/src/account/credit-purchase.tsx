import { hasStatus } from "@devguild/api-client/has-status";
import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useToast } from "@devguild/design-system/toast";
import { UNPROCESSABLE } from "@devguild/schemas/constants/statuses";
import type { CompanyAccount } from "@devguild/schemas/company-accounts";
import { pluralize } from "@devguild/schemas/formats";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import type { Choice } from "./offers.ts";
import { checkTerms, NOT_AGREED, PurchaseForm, toPurchase, untickTerms } from "./purchase-form.tsx";
import { useRefreshAccount, useRefreshOffers } from "./use-refresh-account.ts";
import { WithBilling } from "./with-billing.tsx";

type Props = {
  account: CompanyAccount;
  choices: readonly Choice[];
  onEditBilling: () => void;
};

/** Buys a pack of credits. */
export function CreditPurchase({ account, choices, onEditBilling }: Props) {
  const toasts = useToast();
  const refresh = useRefreshAccount();
  const refreshOffers = useRefreshOffers();
  // Not what is loaded again after a lost answer, but what the buyer has read.
  const [seenBalance, setSeenBalance] = useState<number | undefined>(account.credits);
  const [chosenId, setChosenId] = useState(choices[0]?.id ?? 0);
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices[0];
  const packId = chosen?.id ?? 0;
  const params = { id: account.company.id };
  const quote = useQuery({
    ...api.memberships.creditQuote.options({ params, query: { credit_pack_id: packId } }),
    enabled: choices.length > 0,
    placeholderData: keepPreviousData,
  });
  const form = useApiForm(api.memberships.buyCredits, {
    initialValues: NOT_AGREED,
    check: checkTerms,
    toInput: (values) => ({
      params,
      body: {
        credit_pack_id: packId,
        offer_version: chosen?.version,
        credits_before: seenBalance,
        ...toPurchase(account, values),
      },
    }),
    onSuccess: async ({ data }) => {
      // Another Enter would buy more.
      untickTerms(form);
      setSeenBalance(data.balance);
      await refresh();
      toasts.show({
        tone: "ok",
        text: `You have ${pluralize(data.balance, "credit")} now. We’ve emailed the invoice to ${account.billing_email}.`,
      });
    },
    onError: (error) => {
      // Once they have read that the balance changed, it is theirs to decide.
      if (hasStatus(error, UNPROCESSABLE)) setSeenBalance(undefined);
      // It may be that a price has just changed.
      return refreshOffers();
    },
  });
  if (choices.length === 0) return <p>Credits aren’t sold at the moment.</p>;
  return (
    <WithBilling account={account} onEdit={onEditBilling}>
      <PurchaseForm
        form={form}
        choices={choices}
        chosen={packId}
        onChoose={setChosenId}
        quote={quote}
        button="Buy and send invoice"
      />
    </WithBilling>
  );
}
