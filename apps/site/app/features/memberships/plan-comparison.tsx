import { formatPrice } from "@devguild/schemas/prices";
import type { MembershipPlan } from "@devguild/schemas/memberships";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import type { CSSProperties, ReactNode } from "react";

import classes from "./plan-comparison.module.css";

type Row = { label: string; cells: ReactNode[] };

// The number of job slots has its own row.
const isSlotFeature = (plan: MembershipPlan, feature: string) =>
  plan.concurrent_jobs !== null && feature.startsWith(`${plan.concurrent_jobs} `);

const featureRows = (plans: readonly MembershipPlan[]): Row[] => {
  const features = new Set(
    plans.flatMap((plan) => plan.features.filter((feature) => !isSlotFeature(plan, feature))),
  );
  return [...features].map((label) => ({
    label,
    cells: plans.map((plan) => {
      const isIncluded = plan.features.includes(label);
      const Sign = isIncluded ? IconCheck : IconMinus;
      return (
        <span key={plan.id} className={isIncluded ? classes.included : classes.missing}>
          <Sign size={18} stroke={1.75} aria-hidden />
          <span className="visually-hidden">{isIncluded ? "Yes" : "No"}</span>
        </span>
      );
    }),
  }));
};

const slotRows = (plans: readonly MembershipPlan[]): Row[] =>
  plans.some(({ concurrent_jobs: slots }) => slots !== null)
    ? [
        { label: "Job slots", cells: plans.map((plan) => plan.concurrent_jobs ?? "–") },
        {
          label: "Per slot per month",
          cells: plans.map(({ concurrent_jobs: slots, price_cents_month: cents }) =>
            slots === null ? "–" : formatPrice(Math.round(cents / slots)),
          ),
        },
      ]
    : [];

/** A table that compares plans row by row. */
export function PlanComparison({ plans }: { plans: readonly MembershipPlan[] }) {
  const rows: Row[] = [
    {
      label: "Per month, excl. VAT",
      cells: plans.map((plan) => formatPrice(plan.price_cents_month)),
    },
    { label: "Months", cells: plans.map((plan) => plan.duration_months) },
    ...slotRows(plans),
    ...featureRows(plans),
  ];
  return (
    <table className={classes.table} style={{ "--plans": plans.length } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">What’s included</span>
          </th>
          {plans.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={plans[index]?.id}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
