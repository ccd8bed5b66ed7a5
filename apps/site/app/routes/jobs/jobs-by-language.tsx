import { categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import { categoryLoader } from "../../features/jobs/load-category.ts";
import { revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import type { Route } from "./+types/jobs-by-language.ts";

export const loader = categoryLoader(({ language_slug }) => ({
  page_type: "ln",
  language: language_slug,
}));

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsByLanguage({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
