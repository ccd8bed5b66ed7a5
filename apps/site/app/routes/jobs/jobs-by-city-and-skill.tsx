import { categoryLoader, categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import { revalidateSearch } from "../../features/jobs/revalidate-search.ts";
import type { Route } from "./+types/jobs-by-city-and-skill.ts";

export const loader = categoryLoader(({ country, location, skill }) => ({
  page_type: "ls",
  country,
  location,
  skill,
}));

export const shouldRevalidate = revalidateSearch;

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsByCityAndSkill({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
