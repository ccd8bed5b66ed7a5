import { number, readAddress, toQueryString } from "@devguild/session/addresses";
import type { ShouldRevalidateFunction } from "react-router";

/** Parameter names for the number of pages shown, with the maximum that a page starts with. */
const MAX_PAGES = { page: 10, jobs_page: 8 };
/** The last page that the API answers. */
const LAST_PAGE = 10_000;
type PageParameter = keyof typeof MAX_PAGES;

/** Reads how many pages of a list an address shows. */
export const readPageCount = (params: URLSearchParams, name: PageParameter = "page") => {
  const { count } = readAddress({ count: { ...number, name, defaultValue: 1 } }, params);
  return Math.min(count, MAX_PAGES[name]);
};

/**
 * Reads which pages of a list an address shows: the first ones, or the last ones if a response has no
 * room for all of them. Null if the address names no page.
 */
export const readPages = (params: URLSearchParams, name: PageParameter) => {
  const { last } = readAddress({ last: { ...number, name, max: LAST_PAGE } }, params);
  if (last === null && params.has(name)) return null;
  const count = Math.min(last ?? 1, MAX_PAGES[name]);
  return { first: (last ?? 1) - count + 1, count };
};

/** Returns a query string with the number of pages shown replaced; the first page is the default. */
export const withPageCount = (
  search: string | URLSearchParams,
  count: number,
  name: PageParameter = "page",
) => {
  const params = new URLSearchParams(search);
  if (count > 1) params.set(name, String(count));
  else params.delete(name);
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
