import { formatPrice } from "@devguild/schemas/prices";
import { useFrame } from "@devguild/app-shell/app-frame";
import { Badge } from "@devguild/design-system/badge";
import { LinkButton } from "@devguild/design-system/link-button";
import type { MembershipPlan } from "@devguild/schemas/memberships";
import { localized } from "@devguild/session/redirects";
import { IconCheck } from "@tabler/icons-react";

import classes from "./plan-cards.module.css";

type Props = {
  plans: readonly MembershipPlan[];
  headingLevel: 2 | 3;
  /** Returns the page of a plan, if it is on another page. */
  pathOf?: (plan: MembershipPlan) => string;
};

/** Plans side by side: what each costs per month and includes. */
export function PlanCards({ plans, headingLevel, pathOf }: Props) {
  const Title = `h${headingLevel}` as const;
  const { supportEmail } = useFrame();
  const isChoice = plans.length > 1 && plans.some(({ highlighted }) => !highlighted);
  return (
    <ul className={classes.plans}>
      {plans.map((plan) => (
        <li
          key={plan.id}
          className={
            isChoice && plan.highlighted ? `${classes.plan} ${classes.chosen}` : classes.plan
          }
        >
          <div className={classes.head}>
            <Title className={classes.name}>{plan.name}</Title>
            {isChoice && plan.highlighted && <Badge>Recommended</Badge>}
          </div>
          <p className={classes.price}>
            <strong>{formatPrice(plan.price_cents_month)}</strong> a month
          </p>
          <p className={classes.term}>plus VAT, for {plan.duration_months} months</p>
          <ul className={classes.features}>
            {plan.features.map((feature) => (
              <li key={feature}>
                <IconCheck size={18} stroke={1.75} aria-hidden />
                {feature}
              </li>
            ))}
          </ul>
          <LinkButton
            fullWidth
            to={
              pathOf
                ? localized(pathOf(plan))
                : `mailto:${supportEmail}?subject=${encodeURIComponent(`Membership: ${plan.name}`)}`
            }
            {...(isChoice && plan.highlighted && { variant: "primary" })}
          >
            {pathOf ? "See what’s included" : "Get this plan"}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
