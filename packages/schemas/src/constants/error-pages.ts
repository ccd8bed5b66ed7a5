/** The headings of error pages: 403 and 404 have their own, all other statuses share one. */
export const getErrorHeading = (status: number) =>
  status === 403
    ? "Access denied."
    : status === 404
      ? "Whoops! That page is gone."
      : "Whoops! Something just went wrong.";
