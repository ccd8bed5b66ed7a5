import {
  pickSectionItems,
  SECTION_TITLES,
  toSectionAnchor,
} from "@devguild/schemas/constants/event-homepages";
import type { EventPage, HomepageSection } from "@devguild/schemas/event-homepages";
import { IconCalendarPlus } from "@tabler/icons-react";
import type { ElementType, ReactNode } from "react";

import { CoverArt } from "../cover-art/cover-art.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { describeDays } from "./conference-days.ts";
import classes from "./conference-page.module.css";
import { Jobs, Partners, Sessions, Speakers, Videos } from "./conference-items.tsx";

export interface ConferencePageProps {
  page: Pick<EventPage, "event" | "homepage" | "menu" | "items">;
  /** Where the calendar file is; without it, the page offers none. */
  calendarHref?: string | undefined;
  linkComponent?: ElementType | undefined;
  /** What else can be done here, beside the calendar file. */
  actions?: ReactNode;
  /** The position of a section that is being edited, to outline it. */
  selected?: number | null;
}

type SectionProps = ConferencePageProps & { section: HomepageSection; id: string };

function SectionItems({ page: { event, items }, section, linkComponent }: SectionProps) {
  const pick = <T extends { id: number }>(all: readonly T[]) =>
    pickSectionItems(section, all, event.id);
  switch (section.type) {
    case "text":
      return <RichText html={section.body_html} />;
    case "sessions":
      return <Sessions sessions={pick(items.sessions)} timezone={event.timezone} />;
    case "speakers":
      return <Speakers speakers={pick(items.speakers)} />;
    case "partners":
      return <Partners partners={pick(items.partners)} linkComponent={linkComponent} />;
    case "videos":
      return <Videos videos={pick(items.videos)} linkComponent={linkComponent} />;
    case "jobs":
      return <Jobs jobs={pick(items.jobs)} linkComponent={linkComponent} />;
  }
}

/** Returns whether a section has nothing to show, so that the page leaves it out. Pure. */
export const isEmptySection = (
  { event, items }: Pick<EventPage, "event" | "items">,
  section: HomepageSection,
) =>
  section.type === "text"
    ? section.body_html === "" && section.title === ""
    : pickSectionItems<{ id: number }>(section, items[section.type], event.id).length === 0;

function Section(props: SectionProps) {
  const { page, section, id } = props;
  const title = section.title || SECTION_TITLES[section.type];
  if (isEmptySection(page, section)) return null;
  return (
    <section
      className={classes.section}
      data-section={section.position}
      data-selected={section.position === props.selected}
      {...(title ? { "aria-labelledby": id } : { id, "aria-label": "About the event" })}
    >
      {title && (
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
      )}
      <SectionItems {...props} />
    </section>
  );
}

/** The page of a conference: its menu, what it is, and its sections in order; empty ones are left out. */
export function ConferencePage(props: ConferencePageProps) {
  const { page, calendarHref, actions, linkComponent: Link = "a" } = props;
  const { event, homepage, menu } = page;
  const { sections } = homepage;
  const ticket = homepage.cta_url && homepage.cta_label && (
    <a className={`touch ${classes.ticket}`} href={homepage.cta_url} target="_blank" rel="noopener">
      {homepage.cta_label}
    </a>
  );
  return (
    <div className={classes.page}>
      <article>
        {menu.length > 0 && (
          <nav className={classes.menu} aria-label={event.name}>
            <div className={classes.inner}>
              <span className={classes.name}>{event.name}</span>
              <ul>
                {menu.map(({ id, title, url }) => (
                  <li key={id}>
                    {url.startsWith("#") ? (
                      <a href={url}>{title}</a>
                    ) : (
                      <a href={url} target="_blank" rel="noopener">
                        {title}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          </nav>
        )}
        <header className={classes.hero} data-section="hero">
          <div className={classes.inner}>
            <div className={classes.words}>
              <p className={classes.when}>{describeDays(event)}</p>
              <h1 className={classes.headline}>{homepage.hero_title || event.name}</h1>
              {homepage.hero_subtitle && (
                <p className={classes.subtitle}>{homepage.hero_subtitle}</p>
              )}
              <p className={classes.actions}>
                {ticket}
                {event.external_url && (
                  <a
                    className={`touch ${classes.plain}`}
                    href={event.external_url}
                    target="_blank"
                    rel="noopener"
                  >
                    Event website
                  </a>
                )}
                {calendarHref && (
                  <a className={`touch ${classes.plain}`} href={calendarHref} download>
                    <IconCalendarPlus size={18} stroke={1.75} aria-hidden /> Add to calendar
                  </a>
                )}
                {actions}
              </p>
            </div>
            <div className={classes.picture}>
              <CoverArt title={event.name} src={homepage.hero_image_url} ratio="photo" priority />
            </div>
          </div>
        </header>
        <div className={classes.sections}>
          {sections.map((section, index) => (
            <Section
              key={section.position}
              {...props}
              linkComponent={Link}
              section={section}
              id={toSectionAnchor(sections, index)}
            />
          ))}
        </div>
      </article>
    </div>
  );
}
