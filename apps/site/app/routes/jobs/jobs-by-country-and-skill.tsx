import { categoryLoader, categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import { revalidateSearch } from "../../features/jobs/revalidate-search.ts";
import type { Route } from "./+types/jobs-by-country-and-skill.ts";

export const loader = categoryLoader(({ country, skill }) => ({ page_type: "ls", country, skill }));

export const shouldRevalidate = revalidateSearch;

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsByCountryAndSkill({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
