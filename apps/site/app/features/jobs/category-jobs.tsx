import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { JobsScreen } from "./jobs-screen.tsx";
import type { categoryLoader } from "./load-category.ts";
import classes from "./category-jobs.module.css";

const CategoryFooter = lazyComponent(() => import("./category-footer.tsx"));

type LoaderData = Awaited<ReturnType<ReturnType<typeof categoryLoader>>>;

/** Returns the meta tags of a category's job list; its own address is the canonical one. */
export const categoryMeta = ({
  loaderData,
  matches,
}: {
  loaderData?: LoaderData | undefined;
  matches: Parameters<typeof pageMeta>[0];
}) => pageMeta(matches, { title: "Tech jobs", path: localized("/jobs"), ...loaderData });

/** A job list by seniority, location, language or skill, with its texts and neighbouring lists. */
export function CategoryJobs({
  page,
  state,
  firstPage,
  footer,
}: Pick<LoaderData, "page" | "state" | "firstPage" | "footer">) {
  const meta = useQuery(api.jobs.categoryPage.options({ query: page })).data?.data;
  return (
    <JobsScreen
      state={state}
      firstPage={firstPage}
      path={localized("/jobs")}
      heading={meta?.page_title ?? "Tech jobs"}
      intro={meta?.seo_manual_text && <p className={classes.intro}>{meta.seo_manual_text}</p>}
    >
      <Suspense>
        <CategoryFooter footer={footer} text={meta?.seo_automatic_text} />
      </Suspense>
    </JobsScreen>
  );
}
