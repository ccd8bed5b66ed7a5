import { api } from "@devguild/api-client/browser-api";
import { AppLink } from "@devguild/app-shell/app-frame";
import { track } from "@devguild/consent/tracking";
import { CoverArt } from "@devguild/design-system/cover-art";
import { LinkButton } from "@devguild/design-system/link-button";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { SectionHead } from "@devguild/design-system/section-head";
import { SkillTag } from "@devguild/design-system/skill-tag";
import type { PublicCompany } from "@devguild/schemas/public-companies";
import { pluralize } from "@devguild/schemas/formats";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { CompanyFacts } from "./company-facts.tsx";
import { CompanyJobs } from "./company-jobs.tsx";
import { companiesOfSkill } from "./company-links.ts";
import classes from "./company-screen.module.css";
import { CompanyStory } from "./company-story.tsx";
import { toCompanyAddress } from "./load-company.ts";

function Head({ company }: { company: PublicCompany }) {
  const { name, open_jobs: jobs } = company;
  return (
    <header>
      <CoverArt title={name} src={company.cover_url} ratio="masthead" priority />
      <div className={classes.head}>
        <LogoTile name={name} src={company.logo_url} size={112} className={classes.logo} />
        <div className={classes.who}>
          <h1 className={classes.name}>{name}</h1>
          <p className={classes.about}>{company.short_description}</p>
        </div>
        <div className={classes.actions}>
          {company.website_url && (
            <LinkButton to={company.website_url} rel="noopener nofollow">
              Website
            </LinkButton>
          )}
          {jobs > 0 && (
            <LinkButton variant="primary" to="#jobs">
              {pluralize(jobs, "open job")}
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  );
}

function Stories({ company }: { company: PublicCompany }) {
  const [first, ...others] = company.profile_cards;
  if (!first) return null;
  return (
    <section aria-labelledby="stories">
      <SectionHead title={`Stories from ${company.name}`} id="stories" />
      <CompanyStory companyId={company.id} story={first} lead />
      {others.length > 0 && (
        <div className={classes.stories}>
          {others.map((story) => (
            <CompanyStory key={story.id} companyId={company.id} story={story} />
          ))}
        </div>
      )}
    </section>
  );
}

function TechStack({ company }: { company: PublicCompany }) {
  if (company.tech_stack.length === 0) return null;
  return (
    <section aria-labelledby="tech">
      <SectionHead title="Tech stack" id="tech" />
      <ul className={classes.skills}>
        {company.tech_stack.map(({ id, name, slug }) => (
          <li key={id}>
            <AppLink to={companiesOfSkill(slug)}>
              <SkillTag>{name}</SkillTag>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A company's page: facts, stories, tech stack and open jobs. */
export function CompanyScreen({ address }: { address: { id: number; slug: string } }) {
  const { data } = useQuery(
    api.publicCompanies.details.options({ query: toCompanyAddress(address) }),
  );
  useEffect(() => track("company.page-direct-view", { company_id: address.id }), [address.id]);
  if (!data) return null;
  const company = data.data;
  const hasStories = company.profile_cards.length > 0;
  return (
    <article className={`content ${classes.screen}`}>
      <Head company={company} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Stories company={company} />
          <TechStack company={company} />
          {!hasStories && <CompanyJobs company={company} />}
        </div>
        <CompanyFacts company={company} />
      </div>
      {hasStories && <CompanyJobs company={company} />}
    </article>
  );
}
