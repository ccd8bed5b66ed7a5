import type { ShouldRevalidateFunction } from "react-router";

const withoutPages = (url: URL) => {
  const params = new URLSearchParams(url.search);
  params.delete("page");
  return `${url.pathname}?${params}`;
};

/** A list is loaded anew unless only its number of pages has changed: those rows are here already. */
export const revalidateList: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && withoutPages(currentUrl) !== withoutPages(nextUrl);
