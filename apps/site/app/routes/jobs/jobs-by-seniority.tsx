import { categoryLoader, categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import type { Route } from "./+types/jobs-by-seniority.ts";

export const loader = categoryLoader(({ seniority }) => ({ page_type: "e", seniority }));

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsBySeniority({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
