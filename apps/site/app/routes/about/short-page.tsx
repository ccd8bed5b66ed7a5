import { pageMeta } from "@devguild/app-shell/page-meta";
import { RichText } from "@devguild/design-system/rich-text";
import { localized } from "@devguild/session/redirects";
import { data } from "react-router";

import { readPage } from "../../features/about/read-page.server.ts";
import type { Route } from "./+types/short-page.ts";
import classes from "./short-page.module.css";

export const loader = ({ url }: Route.LoaderArgs) => {
  const name = /\/([^/]+)\/?$/.exec(url.pathname)?.[1] ?? "";
  const page = readPage(name);
  if (!page) throw data(null, { status: 404 });
  return { ...page, path: localized(`/${name}`) };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.summary,
        path: loaderData.path,
      })
    : [];

/** A text page about the product or its operator: about, team, contact, imprint, terms and so on. */
export default function ShortPage({ loaderData: { title, summary, html } }: Route.ComponentProps) {
  return (
    <article className={`content ${classes.page}`}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.summary}>{summary}</p>
      <RichText html={html} size="article" />
    </article>
  );
}
