// Extensions and services of others fail in our pages, too; that is theirs.
const isOurs = (error: unknown) =>
  error instanceof Error && (error.stack ?? "").includes(location.origin);

// Most pages never need it.
const report = async (error: unknown) => {
  const { reportError } = await import("../error-reports/report-error.ts");
  reportError(error);
};

let isWatching = false;

/** Reports the errors that nothing else catches, on this and every later page; calling it again changes nothing. */
export const watchApp = () => {
  if (isWatching) return;
  isWatching = true;
  addEventListener("error", ({ error }) => {
    if (isOurs(error)) void report(error);
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (isOurs(reason)) void report(reason);
  });
};
