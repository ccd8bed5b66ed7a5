import { categoryLoader, categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import { revalidateSearch } from "../../features/jobs/revalidate-search.ts";
import type { Route } from "./+types/jobs-by-language.ts";

export const loader = categoryLoader(({ language_slug }) => ({
  page_type: "ln",
  language: language_slug,
}));

export const shouldRevalidate = revalidateSearch;

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsByLanguage({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
