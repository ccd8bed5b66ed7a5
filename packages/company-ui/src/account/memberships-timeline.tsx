import { SectionHead } from "@devguild/design-system/section-head";
import { TextButton, TextLink } from "@devguild/design-system/text-link";
import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import type { OwnMembership } from "@devguild/schemas/memberships";

import type { Offer } from "./account-address.ts";
import { type Axis, buildAxis, buildLanes, type Lane } from "./timeline.ts";
import { useAutoRenew } from "./use-auto-renew.ts";
import classes from "./memberships-timeline.module.css";

const OFFER_BY_KIND: Record<MembershipKind, Offer> = {
  RECRUITING: "recruiting",
  MARKETING: "marketing",
  EMPLOYER_BRANDING: "employer-branding",
};

const percent = (value: number) => `${value}%`;

function Track({ lane, axis }: { lane: Omit<Lane, "current">; axis: Axis }) {
  const last = lane.bars.at(-1);
  return (
    <div className={classes.track} aria-hidden>
      {lane.bars.map(({ from, to, used, isPast }) => (
        <span
          key={from}
          className={isPast ? classes.past : classes.bar}
          style={{ left: percent(from), width: percent(to - from) }}
        >
          {!isPast && <span style={{ width: percent(used) }} />}
        </span>
      ))}
      {lane.renewsFrom !== null && (
        <span className={classes.next} style={{ left: percent(lane.renewsFrom) }} />
      )}
      <span className={classes.today} style={{ left: percent(axis.today) }} />
      {last && (
        <span
          className={last.to < 20 ? classes.labelAfter : classes.label}
          style={last.to < 20 ? { left: percent(last.from) } : { right: percent(100 - last.to) }}
        >
          {lane.label}
        </span>
      )}
    </div>
  );
}

type Props = {
  companyId: number;
  memberships: readonly OwnMembership[];
  now: Date;
  /** Where a kind is bought again; null for viewers who can't buy. */
  getOfferHref: ((offer: Offer) => string) | null;
};

/** What a company has bought, runs and ends, a lane for each kind of membership. */
export function MembershipsTimeline({ companyId, memberships, now, getOfferHref }: Props) {
  const { toggle, pending } = useAutoRenew(companyId);
  // The new data arrives while the button is still busy; it then mustn't offer yet what it would ignore.
  const isRenewing = (membership: OwnMembership) =>
    (pending?.id === membership.id ? pending : membership).auto_renew;
  const axis = buildAxis(now);
  const lanes = buildLanes(memberships, axis, now);
  return (
    <section aria-label="Memberships">
      <SectionHead
        title="Memberships"
        end={lanes.length > 0 && <span className="dim">Prices exclude VAT</span>}
      />
      {lanes.length === 0 ? (
        <p className="dim">
          No membership yet. With a recruiting membership, ads run in job slots at no extra cost.
        </p>
      ) : (
        <div className={classes.lanes}>
          <div className={classes.axis} aria-hidden>
            <div>
              {axis.ticks.map(({ at, text }) => (
                <span key={at} style={{ left: percent(at) }}>
                  {text}
                </span>
              ))}
              <span className={classes.todayText} style={{ left: percent(axis.today) }}>
                Today
              </span>
            </div>
          </div>
          <ul>
            {lanes.map(({ current, ...lane }) => (
              <li key={lane.kind} className={classes.lane}>
                <div className={current ? undefined : "dim"}>
                  <strong>{lane.name}</strong>
                  <span className={classes.detail}>{lane.detail}</span>
                </div>
                <Track lane={lane} axis={axis} />
                <div className={classes.end}>
                  <span className={current ? undefined : "dim"}>
                    {lane.end}
                    <span className="visually-hidden">, {lane.label}</span>
                  </span>
                  {getOfferHref && current && (
                    <TextButton small loading={pending !== null} onClick={() => toggle(current)}>
                      {isRenewing(current) ? "Turn off renewal" : "Turn on renewal"}
                      <span className="visually-hidden"> of {lane.name}</span>
                    </TextButton>
                  )}
                  {getOfferHref && !current && (
                    <TextLink small to={getOfferHref(OFFER_BY_KIND[lane.kind])}>
                      Buy again
                    </TextLink>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
