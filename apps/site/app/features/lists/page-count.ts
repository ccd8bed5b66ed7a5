import { number, readAddress, toQueryString } from "@devguild/session/addresses";
import type { ShouldRevalidateFunction } from "react-router";

/** Parameter names for the number of pages shown, with the maximum that a page starts with. */
const MAX_PAGES = { page: 10, jobs_page: 8 };
type PageParameter = keyof typeof MAX_PAGES;

/** Reads how many pages of a list an address shows. */
export const readPageCount = (params: URLSearchParams, name: PageParameter = "page") => {
  const { count } = readAddress({ count: { ...number, name, defaultValue: 1 } }, params);
  return Math.min(count, MAX_PAGES[name]);
};

/** Returns a query string with the number of pages shown replaced. */
export const withPageCount = (
  search: string | URLSearchParams,
  count: number,
  name: PageParameter = "page",
) => {
  const params = new URLSearchParams(search);
  params.set(name, String(count));
  return toQueryString(params);
};

const withoutPages = ({ pathname, search }: URL) => {
  const params = new URLSearchParams(search);
  params.delete("page");
  params.delete("jobs_page");
  return `${pathname}?${params}`;
};

/** Skips revalidation if only the number of pages has changed, because those rows are already loaded. */
export const revalidateUnlessOnlyPages: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && withoutPages(currentUrl) !== withoutPages(nextUrl);
