import { categoryLoader, categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import { revalidateSearch } from "../../features/jobs/revalidate-search.ts";
import type { Route } from "./+types/jobs-by-seniority.ts";

export const loader = categoryLoader(({ seniority }) => ({ page_type: "e", seniority }));

export const shouldRevalidate = revalidateSearch;

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsBySeniority({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
