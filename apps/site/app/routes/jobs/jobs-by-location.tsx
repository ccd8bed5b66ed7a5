import { categoryLoader, categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import { revalidateSearch } from "../../features/jobs/revalidate-search.ts";
import type { Route } from "./+types/jobs-by-location.ts";

export const loader = categoryLoader(({ country, location }) => ({
  page_type: "l",
  country,
  location,
}));

export const shouldRevalidate = revalidateSearch;

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsByLocation({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
