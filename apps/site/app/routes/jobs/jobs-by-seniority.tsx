import { categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import { categoryLoader } from "../../features/jobs/load-category.ts";
import { revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import type { Route } from "./+types/jobs-by-seniority.ts";

export const loader = categoryLoader(({ seniority }) => ({ page_type: "e", seniority }));

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsBySeniority({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
