import { number, readAddress, toQueryString } from "@devguild/session/addresses";
import type { ShouldRevalidateFunction } from "react-router";

/** What a growing list calls its number of pages, and how many it begins with at most. */
const MAX_PAGES = { page: 10, jobs_page: 8 };
type PageParameter = keyof typeof MAX_PAGES;

/** How many pages of a growing list an address shows. */
export const readPageCount = (params: URLSearchParams, name: PageParameter = "page") => {
  const { count } = readAddress({ count: { ...number, name, defaultValue: 1 } }, params);
  return Math.min(count, MAX_PAGES[name]);
};

/** A query string as it is, but with so many pages shown. */
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

/** A list is loaded anew unless only its number of pages has changed: those rows are here already. */
export const revalidateUnlessOnlyPages: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && withoutPages(currentUrl) !== withoutPages(nextUrl);
