import { formatPrice } from "@devguild/schemas/prices";
import type { MembershipPlan, OwnMembership } from "@devguild/schemas/memberships";

const DAY_MS = 86_400_000;
const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The fields of the form for a membership. */
export type TermsValues = {
  membership_plan_id: string;
  concurrent_jobs: string;
  valid_from: string;
  /** The last day; the API takes the day after it. */
  valid_until: string;
  membership_fair_price: string;
  membership_duration: string;
  auto_renew: boolean;
  note: string;
};

type Start = {
  membership: OwnMembership | null;
  plans: readonly MembershipPlan[];
  note: string;
  now: Date;
};

const asText = (value: number | null | undefined) => (value == null ? "" : String(value));

/** Returns the form's first values: those of the present membership, otherwise of a plan from today. Pure. */
export const toTermsValues = ({ membership, plans, note, now }: Start): TermsValues => {
  const [plan] = plans;
  const months = membership?.membership_duration ?? plan?.duration_months ?? 12;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  const price = membership ? membership.membership_fair_price : null;
  return {
    membership_plan_id: asText(membership?.plan_id ?? plan?.id),
    concurrent_jobs: asText(membership ? membership.concurrent_jobs : plan?.concurrent_jobs),
    valid_from: membership ? membership.valid_from.slice(0, 10) : toDay(now.getTime()),
    valid_until: toDay((membership ? Date.parse(membership.valid_until) : end.getTime()) - DAY_MS),
    membership_fair_price: price === null ? "" : String(price / 100),
    membership_duration: String(months),
    auto_renew: membership?.auto_renew ?? false,
    note,
  };
};

/** Lists the plans to choose from: those that are sold, and what the company has. Pure. */
export const listPlanOptions = (
  plans: readonly MembershipPlan[],
  membership: Pick<OwnMembership, "plan_id" | "plan_name"> | null,
) => {
  const sold = plans.map(({ id, name, price_cents_month: cents }) => ({
    value: String(id),
    label: `${name}, ${formatPrice(cents)} a month`,
  }));
  const own = membership?.plan_id;
  return own == null || plans.some(({ id }) => id === own)
    ? sold
    : [{ value: String(own), label: `${membership?.plan_name}, no longer sold` }, ...sold];
};

/** Returns the body of the call from the form's values; empty fields are left to the API. Pure. */
export const toTermsBody = (values: TermsValues) => ({
  membership_plan_id: Number(values.membership_plan_id),
  ...(values.concurrent_jobs !== "" && { concurrent_jobs: Number(values.concurrent_jobs) }),
  ...(values.valid_from !== "" && { valid_from: values.valid_from }),
  ...(values.valid_until !== "" && {
    valid_until: toDay(Date.parse(values.valid_until) + DAY_MS),
  }),
  auto_renew: values.auto_renew,
  membership_fair_price:
    values.membership_fair_price === ""
      ? null
      : Math.round(Number(values.membership_fair_price) * 100),
  membership_duration: Number(values.membership_duration),
  note: values.note,
});
