/** The texts of error pages, by status. */
export const ERROR_PAGES = {
  403: {
    heading: "Access denied.",
    text: "Request understood but access denied! If you think this is in error please contact support.",
  },
  404: {
    heading: "Whoops! That page is gone.",
    text: "We can’t find the page you’re looking for.",
  },
  other: {
    heading: "Whoops! Something just went wrong.",
    text: "An error occured while processing your request. Please try again later.",
  },
} as const;

// Texts of the server alone are apart, so that browsers don't load them.
export const UNKNOWN_ROUTE = "This page could not be found";

export const ERROR_PAGE_FAILED = {
  text: "An error occurred while showing the error page",
  link: "Go back to home",
} as const;

/** Returns the texts of an error page: 403 and 404 have their own, all other statuses share one. */
export const getErrorPage = (status: number) =>
  status === 403 ? ERROR_PAGES[403] : status === 404 ? ERROR_PAGES[404] : ERROR_PAGES.other;
