import { companyPath } from "@devguild/schemas/constants/companies";
import { toItemAnchor } from "@devguild/schemas/constants/event-paths";
import { TIER_LABELS } from "@devguild/schemas/constants/event-partnerships";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { EventPartner } from "@devguild/schemas/event-homepages";
import type { EventSession } from "@devguild/schemas/events";
import { createDateFormat } from "@devguild/schemas/formats";
import type { JobCard } from "@devguild/schemas/jobs";
import { LANGUAGE } from "@devguild/schemas/product";
import type { Speaker, VideoCard as Video } from "@devguild/schemas/videos";
import type { ElementType } from "react";

import { ArchPortrait } from "../arch-portrait/arch-portrait.tsx";
import { describeJobLocation } from "../job-ad/job-location.ts";
import { Link } from "../link/link.tsx";
import { LogoTile } from "../logo-tile/logo-tile.tsx";
import { formatRange } from "../salary-bar/salary-scale.ts";
import { toVideoCardView } from "../video-card/video-card-view.ts";
import { VideoCard } from "../video-card/video-card.tsx";
import classes from "./conference-items.module.css";

type Linked = { linkComponent?: ElementType | undefined };

const groupByDay = (sessions: readonly EventSession[], timeZone: string) => {
  const format = createDateFormat({ weekday: "long", day: "numeric", month: "long", timeZone });
  return [...Map.groupBy(sessions, ({ starts_at }) => format(new Date(starts_at)))];
};

/** The sessions of a conference by day, in its own time zone. */
export function Sessions({
  sessions,
  timezone,
}: {
  sessions: readonly EventSession[];
  timezone: string;
}) {
  const formatTime = createDateFormat({
    hour: "2-digit",
    minute: "2-digit",
    timeZone: timezone,
  });
  return groupByDay(sessions, timezone).map(([day, own]) => (
    <div key={day}>
      <h3 className={classes.day}>{day}</h3>
      <ol className={classes.sessions}>
        {own.map(({ id, title, room, kind, starts_at, speakers }) => (
          <li key={id} id={toItemAnchor("session", id)} className={classes.session}>
            <time className={classes.time} dateTime={starts_at}>
              {formatTime(new Date(starts_at))}
            </time>
            <div>
              <p className={classes.strong}>{title}</p>
              <p className={classes.quiet}>
                {[
                  speakers.map(({ name }) => name).join(", "),
                  kind === "workshop" ? "Workshop" : "",
                ]
                  .filter(Boolean)
                  .join("\u00a0· ")}
              </p>
            </div>
            <span className={classes.room}>{room}</span>
          </li>
        ))}
      </ol>
    </div>
  ));
}

/** The speakers of a conference. */
export function Speakers({ speakers }: { speakers: readonly Speaker[] }) {
  return (
    <ul className={classes.speakers}>
      {speakers.map(({ id, name, title, company, portrait_url }) => (
        <li key={id}>
          <ArchPortrait name={name} src={portrait_url} size="fill" />
          <p className={classes.strong}>{name}</p>
          <p className={classes.quiet}>{[title, company].filter(Boolean).join(", ")}</p>
        </li>
      ))}
    </ul>
  );
}

/** The partners of a conference with their booths; those with a page link to it. */
export function Partners({
  partners,
  linkComponent,
}: Linked & { partners: readonly EventPartner[] }) {
  return (
    <ul className={classes.partners}>
      {partners.map(({ id, name, logo_url, tier, booth_number, introduction, company }) => (
        <li key={id} id={toItemAnchor("partner", id)} className={classes.partner}>
          <LogoTile name={name} src={logo_url} size={48} />
          <div>
            <p className={classes.strong}>
              {company ? (
                <Link
                  to={`/${LANGUAGE}${companyPath(company)}`}
                  className={classes.link}
                  linkComponent={linkComponent}
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </p>
            <p className={classes.quiet}>
              {TIER_LABELS[tier]}
              {booth_number && `\u00a0· Booth ${booth_number}`}
            </p>
            {introduction && <p className={classes.introduction}>{introduction}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Videos in a grid. */
export function Videos({ videos, linkComponent }: Linked & { videos: readonly Video[] }) {
  return (
    <ul className={classes.videos}>
      {videos.map((video) => (
        <li key={video.id}>
          <VideoCard linkComponent={linkComponent} video={toVideoCardView(video)} />
        </li>
      ))}
    </ul>
  );
}

/** Open jobs in two columns. */
export function Jobs({ jobs, linkComponent }: Linked & { jobs: readonly JobCard[] }) {
  return (
    <ul className={classes.jobs}>
      {jobs.map((job) => (
        <li key={job.id} className={classes.job}>
          <LogoTile name={job.company.display_name} src={job.company.logo_url} size={40} />
          <div>
            <Link
              to={`/${LANGUAGE}${jobPath(job)}`}
              className={classes.cover}
              linkComponent={linkComponent}
            >
              {job.title}
            </Link>
            <p className={classes.quiet}>
              {job.company.display_name}&nbsp;· {describeJobLocation(job)}
            </p>
            {job.salary_min !== null && job.salary_max !== null && (
              <p className={classes.quiet}>
                {formatRange({ min: job.salary_min, max: job.salary_max })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
