import { allowedBy } from "@devguild/schemas/constants/consents";
import type { Context } from "hono";

import { errorLog } from "../ports/errors/error-log.ts";
import type { Failure } from "../ports/errors/errors.port.ts";
import { scrubMessage, scrubPath, scrubStack } from "../ports/errors/scrub.ts";
import type { AppEnv } from "./app-env.ts";

/** What a web app says of something that went wrong in it. */
export type WebFailure = Pick<Failure, "app" | "where" | "name" | "message" | "stack" | "page">;

const scrubbed = (failure: WebFailure): Omit<Failure, "user"> => ({
  ...failure,
  message: scrubMessage(failure.message),
  stack: failure.stack && scrubStack(failure.stack),
  page: failure.page && scrubPath(failure.page),
  at: new Date(),
});

const mayTell = (c: Context<AppEnv>) => allowedBy(c.req.raw.headers).includes("errors");

/**
 * Reports what went wrong in a web app. What happened in a browser is that visitor's, so nobody else
 * hears of it before they allow it; a server's failure is ours, and says who met it only where they do.
 * Source: docs/product/consent.md.
 */
export const reportWebFailure = (c: Context<AppEnv>, failure: WebFailure): void => {
  const isAllowed = mayTell(c);
  const errors = isAllowed || failure.where === "server" ? c.var.errors : errorLog(c.var.log);
  const user = isAllowed ? (c.var.userId ?? "guest") : "guest";
  void errors.report({ ...scrubbed(failure), user });
};

/** Reports a call that failed. */
export const reportFailure = (c: Context<AppEnv>, error: Error): void =>
  reportWebFailure(c, { ...failureOf(error), page: c.req.path });

// A failed query says in its cause, by a code, what was wrong with it.
const codeOf = ({ cause }: Error) =>
  cause instanceof Error && "code" in cause ? ` ${String(cause.code)}` : "";

const failureOf = (error: Error) =>
  ({
    app: "api",
    where: "server",
    name: error.name + codeOf(error),
    message: error.message,
    stack: error.stack ?? null,
  }) as const;

/** What is reported of background work that failed. */
export const workFailure = (error: unknown, work: string): Failure => ({
  ...scrubbed({
    ...failureOf(error instanceof Error ? error : new Error(String(error))),
    page: work,
  }),
  user: "guest",
});
