import { categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import { categoryLoader } from "../../features/jobs/load-category.ts";
import { revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import type { Route } from "./+types/jobs-by-city-and-skill.ts";

export const loader = categoryLoader(({ country, location, skill }) => ({
  page_type: "ls",
  country,
  location,
  skill,
}));

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsByCityAndSkill({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
