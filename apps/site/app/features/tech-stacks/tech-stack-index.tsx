import { api } from "@devguild/api-client/browser-api";
import { AppLink } from "@devguild/app-shell/app-frame";
import { LinkButton } from "@devguild/design-system/link-button";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import { BusinessHero } from "../business/business-hero.tsx";
import page from "../business/business-page.module.css";
import { EmptyList } from "../lists/empty-list.tsx";
import classes from "./tech-stacks.module.css";

/** The index of the pages for hiring by skill. */
export function TechStackIndex() {
  const lines = useQuery(api.techStackPages.list.options()).data?.data ?? [];
  return (
    <div className={`content ${page.page}`}>
      <BusinessHero
        title="Hire developers by skill"
        lead="Who has each skill, for how long, and where: from real profiles. Plus what to put in your ad."
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
          title="No skills yet"
          actions={<LinkButton to={localized("/business")}>More for companies</LinkButton>}
        >
          Skill pages appear here as soon as they’re published.
        </EmptyList>
      )}
    </div>
  );
}
