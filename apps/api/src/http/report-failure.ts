import { isServerKey, SERVER_KEY_HEADER } from "@devguild/config/server-key";
import { allowedBy } from "@devguild/schemas/constants/consents";
import type { Context } from "hono";

import { errorLog } from "../ports/errors/error-log.ts";
import type { Failure } from "../ports/errors/errors.port.ts";
import { scrubMessage, scrubPath, scrubStack } from "../ports/errors/scrub.ts";
import type { AppEnv } from "./app-env.ts";

/** An error in a web app, as that app reports it. */
export type WebFailure = Pick<Failure, "app" | "name" | "message" | "stack" | "page">;

type PlacedFailure = WebFailure & Pick<Failure, "where">;

const scrubbed = (failure: PlacedFailure): Omit<Failure, "user"> => ({
  ...failure,
  message: scrubMessage(failure.message),
  stack: failure.stack && scrubStack(failure.stack),
  page: failure.page && scrubPath(failure.page),
  at: new Date(),
});

const hasConsent = (c: Context<AppEnv>) => allowedBy(c.req.raw.headers).includes("errors");

// A browser error is the visitor's data, so it only reaches the error service with their consent; a
// server error is ours, but names the user only with that consent.
const report = (c: Context<AppEnv>, failure: PlacedFailure): void => {
  const isAllowed = hasConsent(c);
  const errors = isAllowed || failure.where === "server" ? c.var.errors : errorLog(c.var.log);
  const user = isAllowed ? (c.var.userId ?? "guest") : "guest";
  void errors.report({ ...scrubbed(failure), user });
};

/**
 * Reports an error in a web app. It happened on the app's server if the request proves to come from
 * there, else in a browser. Source: docs/product/consent.md.
 */
export const reportWebFailure = (c: Context<AppEnv>, failure: WebFailure): void => {
  const isServer = isServerKey(c.var.config.secret, c.req.header(SERVER_KEY_HEADER));
  report(c, { ...failure, where: isServer ? "server" : "browser" });
};

/** Reports an API call that failed. */
export const reportFailure = (c: Context<AppEnv>, error: Error): void =>
  report(c, { ...toFailure(error), page: c.req.path });

// A failed query carries PostgreSQL's error code in its cause.
const formatCode = ({ cause }: Error) =>
  cause instanceof Error && "code" in cause ? ` ${String(cause.code)}` : "";

const toFailure = (error: Error) =>
  ({
    app: "api",
    where: "server",
    name: error.name + formatCode(error),
    message: error.message,
    stack: error.stack ?? null,
  }) as const;

/** Builds the report for background work that failed. */
export const buildWorkFailure = (error: unknown, work: string): Failure => ({
  ...scrubbed({
    ...toFailure(error instanceof Error ? error : new Error(String(error))),
    page: work,
  }),
  user: "guest",
});
