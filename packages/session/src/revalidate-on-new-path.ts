import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Loads a screen anew when its path changes. What the query of its address says is about data that
 * the page already has: another tab, an opened record, a search within the list.
 */
export const revalidateOnNewPath = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;
