import { Arch } from "@devguild/design-system/arch";
import { LinkButton } from "@devguild/design-system/link-button";
import { SearchField } from "@devguild/design-system/search-field";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import { AppLink } from "@devguild/frame/app-frame";
import { api } from "@devguild/frame/browser-api";
import { pageMeta } from "@devguild/frame/page-meta";
import { DEFAULT_DESCRIPTION, PRODUCT_NAME } from "@devguild/schemas/product";
import { roundedJobs } from "@devguild/schemas/constants/site-data";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { MatchedJobs } from "../../features/jobs/matched-jobs.tsx";
import type { Route } from "./+types/home.ts";
import classes from "./home.module.css";

const HERO_STONES = ["filled", "filled", "filled", "filled", "filled"] as const;
const newest = { orderBy: "newest", per_page: 6 } as const;

export const loader = withQueries(async ({ api: requestApi, queries }) => {
  await queries.fetchQuery(requestApi.jobs.search.options({ query: newest }));
  return {};
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${PRODUCT_NAME}: good work, well matched`,
    bare: true,
    description: DEFAULT_DESCRIPTION,
    path: "/",
  });

function Browse({ title, links }: { title: string; links: { label: string; url: string }[] }) {
  return (
    <nav aria-label={title}>
      <h3 className={classes.browseTitle}>{title}</h3>
      <ul>
        {links.slice(0, 6).map(({ label, url }) => (
          <li key={url}>
            <AppLink to={localized(url)} className={classes.browseLink}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function Home() {
  const jobs = useQuery(api.jobs.search.options({ query: newest })).data?.data.job_ads ?? [];
  const total = useQuery(api.siteData.global.options()).data?.data.total_active_jobs;
  const links = useQuery(api.siteData.footerLinks.options()).data?.data;
  return (
    <div className="content">
      <section className={classes.hero}>
        <div className={classes.words}>
          <h1 className={classes.title}>
            Good work,
            <br />
            well matched.
          </h1>
          <p className={classes.lead}>
            {total !== undefined && `${roundedJobs(total)} developer jobs, `}scored against what you
            can do. See why each one fits before you apply.
          </p>
          <search>
            <form action={localized("/jobs")} className={classes.search}>
              <SearchField
                label="Title or company"
                name="job_title"
                placeholder="Title or company"
                submitLabel="Search jobs"
              />
            </form>
          </search>
        </div>
        <div className={classes.picture} aria-hidden>
          <Arch stones={HERO_STONES} width={520} />
        </div>
      </section>
      <section aria-labelledby="new-jobs" className={classes.new}>
        <SectionHead
          title="Latest jobs"
          id="new-jobs"
          size="xl"
          end={<TextLink to={`${localized("/jobs")}?orderBy=newest`}>All jobs</TextLink>}
        />
        <div className={classes.columns}>
          <MatchedJobs jobs={jobs} label="New jobs" headingLevel={3} />
          <aside className={classes.browse}>
            <Browse title="Browse by skill" links={links?.top_skills ?? []} />
            <Browse title="Browse by place" links={links?.top_locations ?? []} />
            <LinkButton to={localized("/jobs")} fullWidth>
              Search all jobs
            </LinkButton>
          </aside>
        </div>
      </section>
    </div>
  );
}
