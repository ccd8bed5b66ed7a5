import type { Contract } from "@devguild/contract/contract";
import type { Answer, BodyInput, Endpoint, Params, QueryInput } from "@devguild/contract/endpoint";
import { API_BASE } from "@devguild/schemas/addresses";

import { ApiError, OFFLINE } from "./api-error.ts";
import * as calls from "./calls.generated.ts";
import { isOffline } from "./is-offline.ts";
import { type QueryValue, toSearchParams } from "./search-params.ts";

type Part<Name extends string, Value, Needed extends boolean> = Needed extends true
  ? { [Key in Name]: Value }
  : { [Key in Name]?: Value };

type HasParams<E extends Endpoint> = keyof Params<E> extends never ? false : true;
type HasBody<E extends Endpoint> = BodyInput<E> extends undefined ? false : true;

type Input<E extends Endpoint> = Part<"params", Params<E>, HasParams<E>> &
  Part<"query", QueryInput<E>, false> &
  Part<"body", BodyInput<E>, HasBody<E>>;

// The input is optional for a call with neither parameters nor a body.
type InputArgs<E extends Endpoint> = [HasParams<E>, HasBody<E>] extends [false, false]
  ? [input?: Input<E>]
  : [input: Input<E>];

/**
 * One call, to make directly or use as a query. Both throw ApiError for any response but success.
 */
type Callable<E extends Endpoint> = {
  call: (...args: InputArgs<E>) => Promise<Answer<E>>;
  options: (...args: InputArgs<E>) => {
    queryKey: readonly [string, string, ...unknown[]];
    queryFn: (context: { signal: AbortSignal }) => Promise<Answer<E>>;
  };
  /** The prefix of this call's query keys, for invalidation. */
  key: readonly [string, string];
};

/** A call that answers with a file, which the browser downloads itself. */
type Downloadable<E extends Endpoint> = { href: (...args: InputArgs<E>) => string };

/** All calls of the contract, by noun and name. */
export type Api = {
  [Noun in keyof Contract]: {
    [Name in keyof Contract[Noun]]: Contract[Noun][Name] extends Endpoint
      ? Contract[Noun][Name] extends { file: string }
        ? Downloadable<Contract[Noun][Name]>
        : Callable<Contract[Noun][Name]>
      : never;
  };
};

export type Connection = {
  /** Prepended to the contract's paths, such as /api/v2 or http://127.0.0.1:4000/api/v2. */
  base: string;
  headers?: Record<string, string>;
  fetch?: typeof fetch;
};

type AnyInput = {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  body?: unknown;
};

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

const fillPath = (path: string, { params = {}, query }: AnyInput) => {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return filled + (query ? toSearchParams(query) : "");
};

const request = async (
  connection: Connection,
  method: string,
  path: string,
  { params, query, body }: AnyInput,
  signal?: AbortSignal,
): Promise<unknown> => {
  const response = await (connection.fetch ?? fetch)(
    connection.base + fillPath(path, { params, query }),
    {
      method,
      headers: {
        Accept: "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...connection.headers,
      },
      credentials: "same-origin",
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ?? null,
      // A 301 carries its data in the body and has no Location to follow.
      redirect: "manual",
    },
  ).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError(0, isOffline() ? { code: OFFLINE } : {});
  });
  const answer = await readBody(response);
  if (response.ok) return answer;
  throw new ApiError(
    response.status,
    answer !== null && typeof answer === "object" ? (answer as ApiError["body"]) : {},
    Number(response.headers.get("Retry-After")) || undefined,
  );
};

/** Builds one call over a connection from its "METHOD path". */
export const callable = (connection: Connection, noun: string, name: string, address: string) => {
  const [method = "GET", path = "/"] = address.split(" ");
  const key = [noun, name] as const;
  return {
    key,
    // The same on every host: each app forwards this path to the API.
    href: (input: AnyInput = {}) => API_BASE + fillPath(path, input),
    call: (input: AnyInput = {}) => request(connection, method, path, input),
    options: (input: AnyInput = {}) => ({
      queryKey: input.params || input.query ? [...key, { ...input.params, ...input.query }] : key,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        request(connection, method, path, input, signal),
    }),
  };
};

/** Creates a typed client of the API over one connection: its base URL and its headers. */
export const createApi = (connection: Connection): Api => {
  const api = {};
  // A page uses only a few of some three hundred calls, so a noun's calls are built on first
  // access.
  for (const [noun, table] of Object.entries(calls))
    Object.defineProperty(api, noun, {
      configurable: true,
      get: () => {
        const value = Object.fromEntries(
          Object.entries(table).map(([name, address]) => [
            name,
            callable(connection, noun, name, address),
          ]),
        );
        Object.defineProperty(api, noun, { value });
        return value;
      },
    });
  // The table is generated from the contract, which is where the types come from.
  return api as unknown as Api;
};
