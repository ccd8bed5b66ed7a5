import { categoryLoader, categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import type { Route } from "./+types/jobs-by-city-and-skill.ts";

export const loader = categoryLoader(({ country, location, skill }) => ({
  page_type: "ls",
  country,
  location,
  skill,
}));

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsByCityAndSkill({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
