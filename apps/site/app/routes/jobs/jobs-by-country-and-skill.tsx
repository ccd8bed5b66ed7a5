import { categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import { categoryLoader } from "../../features/jobs/load-category.ts";
import { revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import type { Route } from "./+types/jobs-by-country-and-skill.ts";

export const loader = categoryLoader(({ country, skill }) => ({ page_type: "ls", country, skill }));

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsByCountryAndSkill({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
