import { pageMeta } from "@devguild/app-shell/page-meta";
import { RichText } from "@devguild/design-system/rich-text";
import { SectionHead } from "@devguild/design-system/section-head";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { data } from "react-router";

import { loadWriters } from "../../features/about/load-writers.ts";
import { readPage } from "../../features/about/read-page.server.ts";
import { PeopleGrid } from "../../features/speakers/people-grid.tsx";
import type { Route } from "./+types/short-page.ts";
import classes from "./short-page.module.css";

/** The page that also shows people. */
const TEAM = "team";

export const loader = withQueries(async ({ api, url }) => {
  const name = /\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? "";
  const page = readPage(name);
  if (!page) throw data(null, { status: 404 });
  return {
    ...page,
    path: localized(`/${name}`),
    writers: name === TEAM ? await loadWriters({ api }) : [],
  };
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.summary,
        path: loaderData.path,
      })
    : [];

/** A text page about the product or its operator: about, team, contact, imprint, terms and so on. */
export default function ShortPage({ loaderData }: Route.ComponentProps) {
  const { title, summary, html, writers } = loaderData;
  return (
    <article className={`content ${classes.page}`}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.summary}>{summary}</p>
      <RichText html={html} size="article" />
      {writers.length > 0 && (
        <section aria-labelledby="writers" className={classes.writers}>
          <SectionHead title="Who writes the magazine" id="writers" />
          <PeopleGrid label="Who writes the magazine" people={writers} />
        </section>
      )}
    </article>
  );
}
