import type { ProblemBody } from "@devguild/schemas/problems";
import {
  ACCESS_DENIED,
  GENERIC_MESSAGE,
  INVALID_INPUT,
  NOT_FOUND,
  TOO_MANY,
  UNAUTHENTICATED,
} from "@devguild/schemas/constants/problems";

import { isOutage } from "../outages.ts";
import { formatWait } from "./format-wait.ts";

type Kind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "moved"
  | "conflict"
  | "too_many"
  | "unavailable";

type FieldErrors = Record<string, string[]>;

type Details = { errors?: FieldErrors; code?: string; extra?: object; retryAfter?: number };

/** An error the caller can understand; anything else that is thrown becomes a 500. */
export class Problem extends Error {
  readonly kind: Kind;
  readonly details: Details;

  constructor(kind: Kind, message: string, details: Details = {}) {
    super(message);
    this.kind = kind;
    this.details = details;
  }
}

const raise = (problem: Problem): never => {
  throw problem;
};

/** Throws 422: the input is invalid, with one message per field. */
export const invalid = (errors: Record<string, string>): never =>
  raise(
    new Problem("invalid", INVALID_INPUT, {
      errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
    }),
  );

/** Throws 401: not logged in. */
export const unauthenticated = (): never => raise(new Problem("unauthenticated", UNAUTHENTICATED));

/** Throws 403: logged in, but not allowed. */
export const forbidden = (code?: string): never =>
  raise(new Problem("forbidden", ACCESS_DENIED, { code }));

/** Throws 404: not found, or not visible to the caller. */
export const notFound = (): never => raise(new Problem("not_found", NOT_FOUND));

/** Throws 301: moved, without a Location header so that fetch doesn't follow it. */
export const moved = (data: object): never =>
  raise(new Problem("moved", "Moved permanently.", { extra: { data } }));

/** Throws 409: not possible in the current state, with a code that a screen can act on. */
export const conflict = (code: string, message: string, extra: object = {}): never =>
  raise(new Problem("conflict", message, { code, extra }));

/**
 * Throws 429: too many requests, to be retried after `retryAfter` seconds. The message says when, and
 * what to do `instead`, if anything.
 */
export const tooMany = (retryAfter: number, instead?: string): never => {
  const when = `Try again in ${formatWait(retryAfter)}`;
  const message = `${TOO_MANY} ${when}${instead === undefined ? "" : `, or ${instead}`}.`;
  return raise(new Problem("too_many", message, { retryAfter }));
};

/** Throws 503: a third-party service that this call needs is down. */
export const unavailable = (message: string): never => raise(new Problem("unavailable", message));

const RETRY_AFTER_S = 5;

const temporary = () => new Problem("unavailable", GENERIC_MESSAGE, { retryAfter: RETRY_AFTER_S });

/** Throws 503: we can't respond at the moment, but will be able to soon. */
export const notYet = (): never => raise(temporary());

/** Converts an error to a problem, if the caller can act on it: an outage passes, so they can try again. */
export const toProblem = (error: Error): Problem | null => {
  if (error instanceof Problem) return error;
  return isOutage(error) ? temporary() : null;
};

const STATUS = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  moved: 301,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
} as const satisfies Record<Kind, number>;

/** Converts a problem to an HTTP response: status, body and headers. */
export const toHttpResponse = ({ kind, message, details }: Problem) => {
  const body: ProblemBody = {
    ...details.extra,
    message,
    errors: details.errors ?? {},
    ...(details.code && { code: details.code }),
  };
  const headers = {
    "Cache-Control": "no-store",
    ...(details.retryAfter && { "Retry-After": String(details.retryAfter) }),
  };
  return { status: STATUS[kind], body, headers };
};
