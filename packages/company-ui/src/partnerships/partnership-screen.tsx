import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { Menu, MenuLink } from "@devguild/design-system/menu";
import { useNow } from "@devguild/design-system/relative-time";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import type { PartnershipPart } from "@devguild/schemas/constants/partnerships";
import type { Partnership } from "@devguild/schemas/partnerships";
import { IconSelector } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";

import { ProfileSaveLine } from "../profile/profile-save-line.tsx";
import { FailedPart } from "../lists/failed-part.tsx";
import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { ScreenHead } from "../viewer/screen-head.tsx";
import { ActivitiesPart } from "./activities-part.tsx";
import { BoothPart } from "./booth-part.tsx";
import { CompanyPart } from "./company-part.tsx";
import { DeadlineLine } from "./deadline-line.tsx";
import { GoodiesPart } from "./goodies-part.tsx";
import { LeadsSection } from "./leads-section.tsx";
import { LinksPart } from "./links-part.tsx";
import { PartnershipAside } from "./partnership-aside.tsx";
import {
  countDaysUntil,
  describeMissing,
  describeParts,
  formatEventDays,
  listParts,
} from "./partnership-parts.ts";
import classes from "./partnership-screen.module.css";
import type { PartProps } from "./part-props.ts";
import { PartsNav } from "./parts-nav.tsx";
import { PeoplePart } from "./people-part.tsx";
import { SessionsPart } from "./sessions-part.tsx";
import { usePartnershipEditor } from "./use-partnership-editor.ts";

type Props = {
  companyId: number;
  partnershipId: number;
  /** Where companies reach the organisers. */
  supportEmail: string;
  getHref: (partnershipId: number) => string;
};

const PARTS: Record<PartnershipPart, ComponentType<PartProps>> = {
  company: CompanyPart,
  booth: BoothPart,
  people: PeoplePart,
  sessions: SessionsPart,
  goodies: GoodiesPart,
  activities: ActivitiesPart,
  links: LinksPart,
};

/** Chooses among a company's events; nothing to choose with only one. */
function EventMenu({
  partnership,
  getHref,
}: Pick<Props, "getHref"> & { partnership: Partnership }) {
  const all = useQuery(api.partnerships.list.options({ params: { id: partnership.company_id } }));
  const others = all.data?.data.filter(({ id }) => id !== partnership.id) ?? [];
  if (others.length === 0) return <FailedPart of="Your other events" query={all} />;
  return (
    <Menu
      width={280}
      trigger={
        <Button iconAfter={<IconSelector size={16} stroke={1.75} aria-hidden />}>
          Other events
        </Button>
      }
    >
      {others.map(({ id, event }) => (
        <MenuLink key={id} to={getHref(id)}>
          {event.name}, {formatEventDays(event)}
        </MenuLink>
      ))}
    </Menu>
  );
}

function Editor({
  partnership,
  supportEmail,
  getHref,
}: Pick<Props, "supportEmail" | "getHref"> & { partnership: Partnership }) {
  const now = useNow();
  const editor = usePartnershipEditor(partnership);
  const { event, package: booked } = partnership;
  const { audience, viewOnly } = useCompanyViewer();
  const parts = listParts(partnership, now, audience);
  const { heading, about } = describeParts(partnership, parts, now);
  const hasStarted = countDaysUntil(event.starts_on, now, event.timezone) <= 0;
  const subject = encodeURIComponent(`${event.name}: ${partnership.company_name}`);
  return (
    <div className="content">
      <ScreenHead
        title={heading}
        actions={
          <>
            {viewOnly === null && <ProfileSaveLine state={editor.state} />}
            <EventMenu partnership={partnership} getHref={getHref} />
          </>
        }
      >
        {[
          describeMissing(about),
          `${[event.name, event.city, formatEventDays(event), booked.name].filter(Boolean).join(", ")}.`,
        ]
          .filter(Boolean)
          .join(" ")}
      </ScreenHead>
      <DeadlineLine partnership={partnership} parts={parts} now={now} />
      <div className={classes.columns}>
        <div className={classes.nav}>
          <PartsNav parts={parts} />
        </div>
        <div className={classes.main}>
          {booked.has_booth && hasStarted && <LeadsSection partnership={partnership} />}
          {parts.map((part) => {
            const Part = PARTS[part.part];
            return (
              <Part
                key={part.part}
                part={part}
                editor={editor}
                organisersHref={`mailto:${supportEmail}?subject=${subject}`}
              />
            );
          })}
        </div>
        <PartnershipAside partnership={partnership} parts={parts} hasStarted={hasStarted} />
      </div>
    </div>
  );
}

function Loading() {
  return (
    <SkeletonRegion label="Loading the partnership" className={classes.loading}>
      <Skeleton width={360} height={30} />
      <Skeleton height={56} />
      <Skeleton height={240} radius={10} />
      <Skeleton height={240} radius={10} />
    </SkeletonRegion>
  );
}

/**
 * What a company fills in for an event, with the deadlines, and the leads of its booth. The viewer has
 * `owner.company.edit-partnerships`, or for staff `admin.edit-company-profile`, who can change parts after
 * their deadline, too. Source: docs/product/event-partnerships.md.
 */
export function PartnershipScreen({ companyId, partnershipId, supportEmail, getHref }: Props) {
  const { data, error, refetch, isFetching } = useQuery(
    api.partnerships.one.options({ params: { companyId, partnershipId } }),
  );
  if (data) return <Editor partnership={data.data} supportEmail={supportEmail} getHref={getHref} />;
  return (
    <div className="content">
      <ScreenHead title="Event partnership" />
      {error ? (
        <ErrorState
          title="The partnership didn’t load."
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {failureText(error)}
        </ErrorState>
      ) : (
        <Loading />
      )}
    </div>
  );
}
