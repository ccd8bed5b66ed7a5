import { api } from "@devguild/api-client/browser-api";
import { AppLink } from "@devguild/app-shell/app-frame";
import { LinkButton } from "@devguild/design-system/link-button";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import { BusinessHero } from "../business/business-hero.tsx";
import page from "../business/business-page.module.css";
import { EmptyList } from "../lists/empty-list.tsx";
import classes from "./tech-stacks.module.css";

/** The skills that there is a page about for those who hire. */
export function TechStackIndex() {
  const lines = useQuery(api.techStackPages.list.options()).data?.data ?? [];
  return (
    <div className={`content ${page.page}`}>
      <BusinessHero
        title="Hire developers by skill"
        lead="Who has it, how long, and where they live: counted from the profiles here. And what an ad should say so that they read on."
        actions={
          <LinkButton to={localized("/company/post-job")} variant="primary" size="lg">
            Post a job
          </LinkButton>
        }
      />
      {lines.length > 0 ? (
        <ul className={classes.index} aria-label="Skills">
          {lines.map(({ slug, skill, title }) => (
            <li key={slug}>
              <AppLink to={localized(`/hire-developers/${slug}`)} className={classes.entry}>
                <span className={classes.skill}>{skill}</span>
                <span>{title}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyList
          title="No skill is written about yet"
          actions={<LinkButton to={localized("/business")}>What else there is</LinkButton>}
        >
          Pages show up here as soon as they are written.
        </EmptyList>
      )}
    </div>
  );
}
