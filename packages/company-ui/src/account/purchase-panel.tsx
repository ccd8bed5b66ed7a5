import { api } from "@devguild/api-client/browser-api";
import { ErrorState } from "@devguild/design-system/error-state";
import { Heading } from "@devguild/design-system/heading";
import { SelectField } from "@devguild/design-system/select-field";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { TextLink } from "@devguild/design-system/text-link";
import type { CompanyAccount } from "@devguild/schemas/company-accounts";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import { type Offer, OFFERS } from "./account-address.ts";
import { CreditPurchase } from "./credit-purchase.tsx";
import { MembershipPurchase } from "./membership-purchase.tsx";
import {
  listBuyablePlans,
  OFFER_KINDS,
  OFFER_LABELS,
  toPackChoice,
  toPlanChoice,
} from "./offers.ts";
import classes from "./purchase-panel.module.css";

const PLANS = {
  RECRUITING: api.memberships.recruiting,
  MARKETING: api.memberships.marketing,
  EMPLOYER_BRANDING: api.memberships.employerBranding,
} as const;

function Loading() {
  return (
    <SkeletonRegion label="Loading plans">
      <Skeleton height={220} radius={8} />
    </SkeletonRegion>
  );
}

type PartProps = { account: CompanyAccount; onEditBilling: () => void };

function Plans({ kind, account, onEditBilling }: PartProps & { kind: keyof typeof PLANS }) {
  const plans = useQuery(PLANS[kind].options());
  const current = {
    RECRUITING: account.membership,
    MARKETING: account.marketing_membership,
    EMPLOYER_BRANDING: account.employer_branding_membership,
  }[kind];
  if (plans.isError && !plans.data)
    return (
      <ErrorState
        title="The plans didn’t load."
        onRetry={() => void plans.refetch()}
        retrying={plans.isFetching}
      />
    );
  if (!plans.data) return <Loading />;
  const buyable = listBuyablePlans(plans.data.data, current);
  if (buyable.length === 0)
    return (
      <p>
        {current?.plan_name} is our largest plan.{" "}
        <TextLink inline to={localized("/contact")}>
          Contact us
        </TextLink>{" "}
        if you need more.
      </p>
    );
  return (
    <MembershipPurchase
      account={account}
      plans={buyable}
      choices={buyable.map(toPlanChoice)}
      current={current}
      onEditBilling={onEditBilling}
    />
  );
}

function Packs({ account, onEditBilling }: PartProps) {
  const packs = useQuery(api.memberships.creditPacks.options());
  if (packs.isError && !packs.data)
    return (
      <ErrorState
        title="The prices didn’t load."
        onRetry={() => void packs.refetch()}
        retrying={packs.isFetching}
      />
    );
  if (!packs.data) return <Loading />;
  return (
    <CreditPurchase
      account={account}
      choices={packs.data.data.map(toPackChoice)}
      onEditBilling={onEditBilling}
    />
  );
}

type Props = PartProps & {
  offer: Offer;
  onOffer: (offer: Offer) => void;
};

/** What a company can buy: a membership, an upgrade, or credits where they are sold. */
export function PurchasePanel({ offer, onOffer, ...part }: Props) {
  const packs = useQuery(api.memberships.creditPacks.options());
  const sellsCredits = (packs.data?.data.length ?? 0) > 0;
  const kind = OFFER_KINDS[offer];
  const offers = OFFERS.filter((each) => each !== "credits" || sellsCredits || offer === each);
  return (
    <aside className={classes.panel} aria-label="Buy" id="buy">
      <Heading level={2} size="lg">
        Buy or upgrade
      </Heading>
      <SelectField
        label="What do you need?"
        options={offers.map((value) => ({ value, label: OFFER_LABELS[value] }))}
        value={offer}
        onChange={({ currentTarget }) => {
          const chosen = OFFERS.find((each) => each === currentTarget.value);
          if (chosen) onOffer(chosen);
        }}
      />
      {kind === null ? <Packs {...part} /> : <Plans key={kind} kind={kind} {...part} />}
    </aside>
  );
}
