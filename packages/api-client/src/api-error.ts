import type { ProblemBody } from "@devguild/schemas/problems";

type Fields = Record<string, string>;

/**
 * Maps the fields of a 422 to their first message. Keys are cut at the first dot, so an error
 * inside a list appears at the list's own field.
 */
export const toFieldErrors = (errors: Record<string, string[]>): Fields => {
  const fields: Fields = {};
  for (const [key, messages] of Object.entries(errors)) {
    const field = key.split(".")[0] ?? key;
    if (messages[0] !== undefined) fields[field] ??= messages[0];
  }
  return fields;
};

/** The code of a request that was never answered because the browser has no network. */
export const OFFLINE = "offline";

/** A response outside 2xx, or no response at all (status 0). */
export class ApiError extends Error {
  readonly status: number;
  /** First message of each field; if there are any, the general message is not shown. */
  readonly fields: Fields;
  readonly code: string | undefined;
  /** The whole body, for calls that return more than a message. */
  readonly body: Partial<ProblemBody> & Record<string, unknown>;
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ApiError["body"], retryAfter?: number) {
    // Empty if nothing is known; people read `failureText`.
    super(body.message);
    this.name = "ApiError";
    this.status = status;
    this.fields = toFieldErrors(body.errors ?? {});
    this.code = body.code;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}
