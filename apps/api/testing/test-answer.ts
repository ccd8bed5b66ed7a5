import { problem, type ProblemBody } from "@devguild/schemas/problems";

/** The response of a call: the body in its contract's type if it succeeded, otherwise the problem. */
export class TestAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;

  constructor(status: number, headers: Headers, json: unknown) {
    this.status = status;
    this.headers = headers;
    this.json = json;
  }

  /** The response's body; throws with the problem if there is none, so that the test fails. */
  get body(): Body {
    if (this.status >= 300)
      throw new Error(`Answered ${this.status}: ${JSON.stringify(this.json)}`);
    return this.json as Body;
  }

  /** The problem's body, with its shape checked; may also have a `code` and other fields. */
  get problem(): ProblemBody & Record<string, unknown> {
    if (this.status >= 200 && this.status < 300)
      throw new Error(`Expected a problem, got ${this.status}.`);
    return problem.loose().parse(this.json);
  }
}
