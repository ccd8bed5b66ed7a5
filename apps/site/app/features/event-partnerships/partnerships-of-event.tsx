import { formatPrice } from "@devguild/schemas/prices";
import { SectionHead } from "@devguild/design-system/section-head";
import { createDayRangeFormat } from "@devguild/schemas/day-ranges";
import { TIER_LABELS } from "@devguild/schemas/constants/event-partnerships";
import type { EventPartnership } from "@devguild/schemas/event-partnerships";
import type { Conference } from "@devguild/schemas/site-data";
import { IconCheck } from "@tabler/icons-react";

import classes from "../memberships/plan-cards.module.css";
import own from "./partnerships-of-event.module.css";

const AUDIENCES: Record<Conference["audience"], string> = {
  developers: "for developers",
  leaders: "for tech leaders",
  hr: "for hiring teams",
};

const formatDays = createDayRangeFormat("long");

type Props = { event: Conference; offers: readonly EventPartnership[] };

/** An event and its partnerships. */
export function PartnershipsOfEvent({ event, offers }: Props) {
  const id = `event-${event.slug}`;
  return (
    <section aria-labelledby={id}>
      <SectionHead title={event.name} id={id} size="xl" />
      <p className={own.facts}>
        {event.city ?? "Online"}, {formatDays(event)}, {AUDIENCES[event.audience]}
      </p>
      <ul className={classes.plans}>
        {offers.map(({ id: offer, name, tier, price_cents, features }) => (
          <li key={offer} className={classes.plan}>
            <h3 className={classes.name}>{name}</h3>
            {name !== TIER_LABELS[tier] && <p className={classes.term}>{TIER_LABELS[tier]}</p>}
            <p className={classes.price}>
              <strong>{price_cents === null ? "On request" : formatPrice(price_cents)}</strong>
              {price_cents !== null && " one-off, plus VAT"}
            </p>
            <ul className={classes.features}>
              {features.map((feature) => (
                <li key={feature}>
                  <IconCheck size={18} stroke={1.75} aria-hidden />
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
