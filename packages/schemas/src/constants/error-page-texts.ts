// Apart from the headings, which each page loads for its title in case it fails.

/** Returns what an error page says below its heading. */
export const getErrorText = (status: number) =>
  status === 403
    ? "Request understood but access denied! If you think this is in error please contact support."
    : status === 404
      ? "We can’t find the page you’re looking for."
      : "An error occured while processing your request. Please try again later.";

export const UNKNOWN_ROUTE = "This page could not be found";

export const ERROR_PAGE_FAILED = {
  text: "An error occurred while showing the error page",
  link: "Go back to home",
} as const;
