import { Badge } from "@devguild/design-system/badge";
import type { Column } from "@devguild/design-system/data-table";
import { RowButton } from "@devguild/design-system/row-link";
import type { PRICE_TYPES } from "@devguild/schemas/constants/jobs";
import { pluralize } from "@devguild/schemas/formats";
import { formatSum } from "@devguild/schemas/prices";
import type { AdminCreditPack, AdminJobPrice, AdminMembershipPlan } from "@devguild/schemas/offers";

import { KINDS } from "../company-account/membership-kinds.ts";

const PAID: Record<(typeof PRICE_TYPES)[number], string> = {
  membership: "Job slot of a membership",
  regular: "Invoice",
  credit: "Credits",
};

const stateColumn = <Row extends { active: boolean; highlighted?: boolean }>(): Column<Row> => ({
  id: "state",
  stays: true,
  head: "Status",
  cell: ({ active, highlighted }) => {
    if (!active) return <Badge>Not sold</Badge>;
    return highlighted ? (
      <Badge tone="accent">Recommended</Badge>
    ) : (
      <span className="dim">Sold</span>
    );
  },
});

const describeCost = ({
  price_type,
  price_cents,
  original_price_cents,
  credits,
}: AdminJobPrice) => {
  if (price_type === "membership") return "1 job slot";
  if (price_type === "credit") return pluralize(credits ?? 0, "credit");
  return (
    <>
      {original_price_cents !== null && <s className="dim">{formatSum(original_price_cents)}</s>}{" "}
      {formatSum(price_cents)}
    </>
  );
};

/** Builds the columns of the prices of ads; the name opens a price. */
export const buildPriceColumns = (
  onOpen: (price: AdminJobPrice) => void,
): Column<AdminJobPrice>[] => [
  {
    id: "name",
    head: "Ad",
    width: "26%",
    cell: (price) => <RowButton onClick={() => onOpen(price)}>{price.name}</RowButton>,
  },
  { id: "paid", head: "Paid by", cell: ({ price_type }) => PAID[price_type] },
  { id: "cost", head: "Price", kind: "figure", cell: describeCost },
  {
    id: "days",
    head: "Online",
    kind: "figure",
    cell: ({ duration_days: days }) => pluralize(days, "day"),
  },
  {
    id: "boost",
    head: "Boosted",
    kind: "figure",
    cell: ({ boost_days: days }) => (days > 0 ? pluralize(days, "day") : "–"),
  },
  stateColumn(),
];

/** Builds the columns of membership plans; the name opens a plan. */
export const buildPlanColumns = (
  onOpen: (plan: AdminMembershipPlan) => void,
): Column<AdminMembershipPlan>[] => [
  {
    id: "name",
    head: "Plan",
    width: "26%",
    cell: (plan) => <RowButton onClick={() => onOpen(plan)}>{plan.name}</RowButton>,
  },
  { id: "kind", head: "Kind", cell: ({ kind }) => KINDS[kind].label },
  {
    id: "slots",
    head: "Job slots",
    kind: "figure",
    cell: ({ concurrent_jobs: slots }) => slots ?? "–",
  },
  {
    id: "price",
    head: "Per month",
    kind: "figure",
    cell: ({ price_cents_month: cents }) => formatSum(cents),
  },
  {
    id: "months",
    head: "Runs for",
    kind: "figure",
    cell: ({ duration_months: months }) => pluralize(months, "month"),
  },
  stateColumn(),
];

/** Builds the columns of credit packs; the number of credits opens a pack. */
export const buildPackColumns = (
  onOpen: (pack: AdminCreditPack) => void,
): Column<AdminCreditPack>[] => [
  {
    id: "credits",
    head: "Pack",
    width: "26%",
    cell: (pack) => (
      <RowButton onClick={() => onOpen(pack)}>{pluralize(pack.credits, "credit")}</RowButton>
    ),
  },
  {
    id: "price",
    head: "Price",
    kind: "figure",
    cell: ({ price_cents: cents }) => formatSum(cents),
  },
  {
    id: "each",
    head: "Each",
    kind: "figure",
    cell: ({ credits, price_cents: cents }) => formatSum(Math.round(cents / credits)),
  },
  stateColumn(),
];
