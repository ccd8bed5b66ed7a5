import type { ProblemBody } from "@devguild/schemas/problems";

type Fields = Record<string, string>;

/**
 * The fields of a 422 with the first message of each: a key is cut at its first dot, so that an error
 * inside a list stands at the list's own field.
 */
export const toFieldErrors = (errors: Record<string, string[]>): Fields => {
  const fields: Fields = {};
  for (const [key, messages] of Object.entries(errors)) {
    const field = key.split(".")[0] ?? key;
    if (messages[0] !== undefined) fields[field] ??= messages[0];
  }
  return fields;
};

/** An answer that is no success, or none at all (status 0). */
export class ApiError extends Error {
  readonly status: number;
  /** First message of each field; where there is one, the general message is not shown. */
  readonly fields: Fields;
  readonly code: string | undefined;
  /** The whole body, for what a call says beyond its message. */
  readonly body: Partial<ProblemBody> & Record<string, unknown>;
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ApiError["body"], retryAfter?: number) {
    super(body.message ?? `The server answered ${status}.`);
    this.name = "ApiError";
    this.status = status;
    this.fields = toFieldErrors(body.errors ?? {});
    this.code = body.code;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}
