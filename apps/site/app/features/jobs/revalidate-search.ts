import type { ShouldRevalidateFunction } from "react-router";

const withoutPages = (url: URL) => {
  const params = new URLSearchParams(url.search);
  params.delete("jobs_page");
  return `${url.pathname}?${params}`;
};

/** A search is loaded anew unless only its number of pages has changed: those jobs are here already. */
export const revalidateSearch: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && withoutPages(currentUrl) !== withoutPages(nextUrl);
