/** What went wrong, without anything that somebody sent. */
export type Failure = {
  app: "site" | "company" | "admin" | "api";
  where: "browser" | "server";
  name: string;
  /** One line, without addresses, tokens and what a query was given. */
  message: string;
  stack: string | null;
  /** The path of the page or the call, without its query. */
  page: string | null;
  user: number | "guest";
  at: Date;
};

/** Whatever collects failures. It never throws, and nobody waits for it. */
export type ErrorsPort = { report: (failure: Failure) => Promise<void> };
