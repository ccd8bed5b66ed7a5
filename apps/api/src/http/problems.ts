import type { ProblemBody } from "@devguild/schemas/problems";
import {
  ACCESS_DENIED,
  INVALID_INPUT,
  NOT_FOUND,
  TOO_MANY,
  UNAUTHENTICATED,
} from "@devguild/schemas/constants/problems";

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

/** A failure that its caller can understand; everything else that is thrown answers 500. */
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

/** The input is wrong: a text per field; 422. */
export const invalid = (errors: Record<string, string>): never =>
  raise(
    new Problem("invalid", INVALID_INPUT, {
      errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
    }),
  );

/** Nobody is logged in; 401. */
export const unauthenticated = (): never => raise(new Problem("unauthenticated", UNAUTHENTICATED));

/** Somebody is, but may not; 403. */
export const forbidden = (code?: string): never =>
  raise(new Problem("forbidden", ACCESS_DENIED, { code }));

/** There is no such thing, or none that the caller may know of; 404. */
export const notFound = (): never => raise(new Problem("not_found", NOT_FOUND));

/** It lives at another address: 301 without a Location header, so that fetch does not follow. */
export const moved = (data: object): never =>
  raise(new Problem("moved", "Moved permanently.", { extra: { data } }));

/** Not in the present state; 409 with a code that a screen can act on. */
export const conflict = (code: string, message: string, extra: object = {}): never =>
  raise(new Problem("conflict", message, { code, extra }));

/** Too often; 429, worth another try after so many seconds. */
export const tooMany = (retryAfter: number): never =>
  raise(new Problem("too_many", TOO_MANY, { retryAfter }));

/** Somebody else's service that this needs does not answer; 503. */
export const unavailable = (message: string): never => raise(new Problem("unavailable", message));

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

/** A problem as HTTP says it: its status, body and headers. */
export const toHttpAnswer = ({ kind, message, details }: Problem) => {
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
