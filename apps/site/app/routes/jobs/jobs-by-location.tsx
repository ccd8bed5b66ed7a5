import { categoryMeta, CategoryJobs } from "../../features/jobs/category-jobs.tsx";
import { categoryLoader } from "../../features/jobs/load-category.ts";
import { revalidateUnlessOnlyPages } from "../../features/lists/page-count.ts";
import type { Route } from "./+types/jobs-by-location.ts";

export const loader = categoryLoader(({ country, location }) => ({
  page_type: "l",
  country,
  location,
}));

export const shouldRevalidate = revalidateUnlessOnlyPages;

export const meta: Route.MetaFunction = categoryMeta;

export default function JobsByLocation({ loaderData }: Route.ComponentProps) {
  return <CategoryJobs {...loaderData} />;
}
