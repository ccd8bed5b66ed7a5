import { problem, type ProblemBody } from "@devguild/schemas/problems";

/** What a call answered: the body in its contract's type where it succeeded, else the problem. */
export class TestAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;

  constructor(status: number, headers: Headers, json: unknown) {
    this.status = status;
    this.headers = headers;
    this.json = json;
  }

  /** The answer's body; a test that expects one fails with the problem where there is none. */
  get body(): Body {
    if (this.status >= 300)
      throw new Error(`Answered ${this.status}: ${JSON.stringify(this.json)}`);
    return this.json as Body;
  }

  /** The problem's body, checked to have its shape; `code` and what a screen needs stand beside it. */
  get problem(): ProblemBody & Record<string, unknown> {
    if (this.status >= 200 && this.status < 300)
      throw new Error(`Answered ${this.status}, and no problem.`);
    return problem.loose().parse(this.json);
  }
}
