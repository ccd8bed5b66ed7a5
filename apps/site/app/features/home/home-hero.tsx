import { AppLink } from "@devguild/app-shell/app-frame";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { MatchScore } from "@devguild/design-system/match-score";
import { SearchField } from "@devguild/design-system/search-field";
import { SkillTag } from "@devguild/design-system/skill-tag";
import { describeJobLocation } from "@devguild/design-system/job-location";
import type { MatchWeights } from "@devguild/matching/weights";
import {
  JOB_SEARCH_LABEL,
  JOB_SEARCH_PLACEHOLDER,
  JOB_WORDS_MAX,
  jobPath,
} from "@devguild/schemas/constants/jobs";
import type { FeaturedSkill } from "@devguild/schemas/featured-jobs";
import type { JobCard } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";

import { EXAMPLE_YEARS, findExampleMatch } from "./example-match.ts";
import { HeroArch } from "./hero-arch.tsx";
import classes from "./home-hero.module.css";

const SKILLS_SHOWN = 4;
const SKILLS_OF_JOB = 3;

/** A real job below the arch, with the match score of an example. */
function JobUnderArch({ job, weights }: { job: JobCard; weights: MatchWeights }) {
  const match = findExampleMatch(job, weights);
  return (
    <AppLink to={localized(jobPath(job))} className={classes.job}>
      <span className={classes.jobHead}>
        <LogoTile name={job.company.display_name} src={job.company.logo_url} size={32} />
        <span className={classes.jobWords}>
          <strong>{job.title}</strong>
          <span>
            {job.company.display_name}&nbsp;· {describeJobLocation(job)}
          </span>
        </span>
      </span>
      {match && (
        <>
          <MatchScore points={match.points} text={match.text} />
          <span className={classes.jobSkills}>
            {match.has.slice(0, SKILLS_OF_JOB).map(({ id, name }) => (
              <SkillTag key={id} state="has">
                {name}
              </SkillTag>
            ))}
          </span>
          <span className={classes.jobNote}>
            For a {match.main.name} developer with {EXAMPLE_YEARS} years: {match.has.length} of{" "}
            {job.skills.length} skills. Only {match.missing.name} is new.
          </span>
        </>
      )}
    </AppLink>
  );
}

type Props = {
  /** "1,200 developer jobs"; undefined if unknown. */
  jobs: string | undefined;
  skills: readonly FeaturedSkill[];
  job: JobCard | undefined;
  weights: MatchWeights | undefined;
};

/** The home page's hero: what the product is, and the search field. */
export function HomeHero({ jobs, skills, job, weights }: Props) {
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>
          Good work,
          <br />
          well matched.
        </h1>
        <p className={classes.lead}>
          {jobs ? `${jobs} in Europe` : "Developer jobs"}, matched to your skills. Plus talks and
          articles to build on them.
        </p>
        <search>
          <form method="get" action={localized("/jobs")}>
            <SearchField
              label={JOB_SEARCH_LABEL}
              name="words"
              placeholder={JOB_SEARCH_PLACEHOLDER}
              maxLength={JOB_WORDS_MAX}
              submitLabel="Search jobs"
            />
          </form>
        </search>
        <p className={classes.tries}>
          Try{" "}
          {skills.slice(0, SKILLS_SHOWN).map(({ id, name, url }) => (
            <AppLink key={id} to={localized(url)} className={classes.try}>
              {name}
            </AppLink>
          ))}
          <AppLink to={`${localized("/jobs")}?remote=1`} className={classes.try}>
            remote
          </AppLink>
        </p>
      </div>
      <div className={classes.picture}>
        <HeroArch />
        {job && weights && <JobUnderArch job={job} weights={weights} />}
      </div>
    </section>
  );
}
