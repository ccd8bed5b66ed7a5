import { categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import { categoryLoader } from "../../features/jobs/load-category.ts";
import { revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import type { Route } from "./+types/jobs-by-skill.ts";

export const loader = categoryLoader(({ skill }) => ({ page_type: "s", skill }));

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsBySkill({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
