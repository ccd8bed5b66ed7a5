import { AppLink } from "@devguild/app-shell/app-frame";
import { Arch } from "@devguild/design-system/arch";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { SearchField } from "@devguild/design-system/search-field";
import { SkillTag } from "@devguild/design-system/skill-tag";
import { describeJobLocation } from "@devguild/design-system/job-location";
import { JOB_SEARCH_LABEL, JOB_WORDS_MAX, jobPath } from "@devguild/schemas/constants/jobs";
import type { FeaturedSkill } from "@devguild/schemas/featured-jobs";
import type { JobCard } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";

import classes from "./home-hero.module.css";

const STONES = ["filled", "filled", "filled", "filled", "filled"] as const;
const SKILLS_SHOWN = 4;
const SKILLS_OF_JOB = 3;

/** A real job below the arch, as a preview. */
function JobUnderArch({ job }: { job: JobCard }) {
  return (
    <AppLink to={localized(jobPath(job))} className={classes.job}>
      <span className={classes.jobHead}>
        <LogoTile name={job.company.display_name} src={job.company.logo_url} size={32} />
        <span className={classes.jobWords}>
          <strong>{job.title}</strong>
          <span>
            {job.company.display_name} · {describeJobLocation(job)}
          </span>
        </span>
      </span>
      <span className={classes.jobSkills}>
        {job.skills.slice(0, SKILLS_OF_JOB).map(({ id, name }) => (
          <SkillTag key={id}>{name}</SkillTag>
        ))}
      </span>
    </AppLink>
  );
}

type Props = {
  /** "1,200 developer jobs"; undefined if unknown. */
  jobs: string | undefined;
  skills: readonly FeaturedSkill[];
  job: JobCard | undefined;
};

/** The home page's hero: what the product is, and the search field. */
export function HomeHero({ jobs, skills, job }: Props) {
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
              placeholder={JOB_SEARCH_LABEL}
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
        <Arch stones={STONES} width={520} />
        {job && <JobUnderArch job={job} />}
      </div>
    </section>
  );
}
