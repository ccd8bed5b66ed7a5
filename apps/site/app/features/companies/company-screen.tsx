import { api } from "@devguild/api-client/browser-api";
import { AppLink } from "@devguild/app-shell/app-frame";
import { track } from "@devguild/consent/tracking";
import { CoverArt } from "@devguild/design-system/cover-art";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { LinkButton } from "@devguild/design-system/link-button";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { SectionHead } from "@devguild/design-system/section-head";
import { SkillTag } from "@devguild/design-system/skill-tag";
import { videoPath } from "@devguild/schemas/constants/videos";
import type { PublicCompany } from "@devguild/schemas/public-companies";
import { pluralize } from "@devguild/schemas/formats";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";

import { ShareButton } from "../frame/share-button.tsx";
import { PeopleGrid } from "../speakers/people-grid.tsx";
// Styles of the lazy part, so that its server-rendered HTML looks right.
import "@devguild/design-system/picture-carousel.module.css";
import "@devguild/design-system/player-frame.module.css";
import "@devguild/design-system/pressed-player.module.css";
import "@devguild/design-system/rich-text.module.css";
import "./company-story.module.css";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyJobs } from "./company-jobs.tsx";
import { companiesOfSkill } from "./company-links.ts";
import classes from "./company-screen.module.css";
import { toCompanyAddress } from "./load-company.ts";

// Lazy, because most companies have no stories.
const CompanyStories = lazyComponent(() => import("./company-stories.tsx"));

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
          <ShareButton title={name} size="md" />
        </div>
      </div>
    </header>
  );
}

function TechStack({ company: { tech_stack: skills } }: { company: PublicCompany }) {
  if (skills.length === 0) return null;
  const categories = [...new Set(skills.map(({ category }) => category))];
  return (
    <section aria-labelledby="tech">
      <SectionHead title="Tech stack" id="tech" />
      <dl className={classes.stack}>
        {categories.map((category) => (
          <div key={category}>
            <dt>{category}</dt>
            <dd className={classes.skills}>
              {skills
                .filter((skill) => skill.category === category)
                .map(({ id, name, slug }) => (
                  <AppLink key={id} to={companiesOfSkill(slug)}>
                    <SkillTag>{name}</SkillTag>
                  </AppLink>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Speakers({ company: { name: company, speakers } }: { company: PublicCompany }) {
  if (speakers.length === 0) return null;
  const label = `Speakers from ${company}`;
  return (
    <section aria-labelledby="people">
      <SectionHead title={label} id="people" />
      <PeopleGrid
        label={label}
        people={speakers.map(({ id, name, title, portrait_url, video }) => ({
          id,
          name,
          detail: title,
          portrait_url,
          to: videoPath(video),
          about: video.title,
        }))}
      />
    </section>
  );
}

/** Links to the parts of a brand page, which is long. */
function Parts({ company }: { company: PublicCompany }) {
  const parts = [
    { id: "stories", label: "Stories", count: company.profile_cards.length },
    { id: "tech", label: "Tech stack", count: company.tech_stack.length },
    { id: "people", label: "Speakers", count: company.speakers.length },
    { id: "jobs", label: "Jobs", count: company.open_jobs },
  ].filter(({ count }) => count > 0);
  return (
    <nav className={classes.parts} aria-label="On this page">
      {parts.map(({ id, label, count }) => (
        <AppLink key={id} to={`#${id}`} className="touch">
          {label} <span className="num dim">{count}</span>
        </AppLink>
      ))}
    </nav>
  );
}

/** A company's page: facts, stories, tech stack, speakers and open jobs. */
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
      {hasStories && <Parts company={company} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          {hasStories && (
            <Suspense fallback={<div className={classes.loading} />}>
              <CompanyStories company={company} />
            </Suspense>
          )}
          <TechStack company={company} />
          {!hasStories && <CompanyJobs company={company} />}
          <Speakers company={company} />
        </div>
        <CompanyFacts company={company} />
      </div>
      {hasStories && <CompanyJobs company={company} />}
    </article>
  );
}
