/** A failure report, without any user input. */
export type Failure = {
  app: "site" | "company" | "admin" | "api";
  where: "browser" | "server";
  name: string;
  /** One line, without email addresses, tokens or query parameters. */
  message: string;
  stack: string | null;
  /** The path of the page or call, without its query string. */
  page: string | null;
  user: number | "guest";
  at: Date;
};

/** Collects failures. Never throws, and callers don't wait for it. */
export type ErrorsPort = { report: (failure: Failure) => Promise<void> };
