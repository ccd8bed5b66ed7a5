import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Revalidates a screen only if its path changes. Query parameters only select among data that the
 * page already has: another tab, an opened record, a search within the list.
 */
export const revalidateOnNewPath = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;
