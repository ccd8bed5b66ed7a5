import type { Configuration } from "@devguild/config/configuration";
import { API_BASE } from "@devguild/schemas/addresses";
import type {
  Answer,
  BodyInput,
  Endpoint,
  Method,
  Params,
  QueryInput,
} from "@devguild/contract/endpoint";
import { KNOWN_BROWSER_COOKIE, SESSION_COOKIE, SIGN_UP_COOKIE } from "@devguild/schemas/product";
import { desc, eq } from "drizzle-orm";
import { pino } from "pino";

import { createApp } from "../src/app.ts";
import { getCatalogue } from "../src/modules/catalogue/catalogue.queries.ts";
import { preparePushKeys } from "../src/modules/push-subscriptions/push-keys.commands.ts";
import { outboxMessages } from "../src/modules/mail/mail.tables.ts";
import { TestAnswer } from "./test-answer.ts";
import { testConfig } from "./test-config.ts";
import { emptyDatabase, statements } from "./test-database.ts";

/** Who sends a request, and from where. */
export type Caller = {
  token?: string | undefined;
  cookie?: string;
  /** The cookie of a browser that some logins know. */
  browser?: string | undefined;
  /** The cookie of a browser in which someone signed up. */
  signUp?: string | undefined;
  origin?: string;
  address?: string;
  /** Names the request, for sending it again. */
  idempotencyKey?: string;
};

type ParamsInput<E extends Endpoint> = keyof Params<E> extends never
  ? { params?: undefined }
  : { params: Params<E> };
type QueryPart<E extends Endpoint> = E["query"] extends object
  ? { query?: QueryInput<E> }
  : { query?: undefined };
type BodyPart<E extends Endpoint> = E["body"] extends object
  ? { body: BodyInput<E> }
  : { body?: undefined };

/** The input of a call, in the contract's types. */
export type CallInput<E extends Endpoint> = ParamsInput<E> & QueryPart<E> & BodyPart<E>;

/** Formats a query for a URL, including `?`; lists as `key[]`. */
export const toSearch = (query: object | undefined) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, String(item));
    else if (value !== undefined) search.append(name, String(value));
  return search.size > 0 ? `?${search}` : "";
};

const buildPath = (endpoint: Endpoint, params: Record<string, string | number> = {}) =>
  endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );

/** Opens the API in process on the worker's empty database, with helpers for tests. */
export const openApi = async (config: Configuration = testConfig) => {
  const { db, queue, listen } = await emptyDatabase();
  await getCatalogue(db);
  await preparePushKeys(db, config);
  const app = createApp({ db, config, log: pino({ level: "silent" }) });

  /**
   * Sends any text to any path relative to the API's base, for input that the contract's types wouldn't
   * allow.
   */
  const send = async (
    method: Method,
    path: string,
    { body, ...caller }: Caller & { body?: string | undefined } = {},
  ): Promise<TestAnswer> => {
    const headers = new Headers();
    if (caller.token) headers.set("Authorization", `Bearer ${caller.token}`);
    const cookies = [
      ...(caller.cookie ? [`${SESSION_COOKIE}=${caller.cookie}`] : []),
      ...(caller.signUp ? [`${SIGN_UP_COOKIE}=${caller.signUp}`] : []),
      ...(caller.browser ? [`${KNOWN_BROWSER_COOKIE}=${caller.browser}`] : []),
    ];
    if (cookies.length > 0) headers.set("Cookie", cookies.join("; "));
    if (caller.origin) headers.set("Origin", caller.origin);
    if (caller.idempotencyKey) headers.set("Idempotency-Key", caller.idempotencyKey);
    if (caller.address) headers.set("X-Forwarded-For", caller.address);
    const response = await app.request(API_BASE + path, { method, headers, body });
    const text = await response.text();
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
    const content: unknown = isJson ? JSON.parse(text) : text || null;
    return new TestAnswer(response.status, response.headers, content);
  };

  /** Makes a call of the contract. */
  const call = async <E extends Endpoint>(
    endpoint: E,
    { params, query, body }: CallInput<E>,
    caller: Caller = {},
  ) =>
    (await send(endpoint.method, buildPath(endpoint, params) + toSearch(query), {
      ...caller,
      body: body === undefined ? undefined : JSON.stringify(body),
    })) as TestAnswer<Answer<E>>;

  return {
    db,
    app,
    queue,
    listen,
    call,
    send,
    /** Lists the emails sent to an address, newest first. */
    mailsTo: async (address: string) => {
      await queue.drain();
      return db
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.to, address))
        .orderBy(desc(outboxMessages.id));
    },
    /** Returns the statements that `work` ran. */
    statementsOf: async (work: () => Promise<unknown>) => {
      statements.length = 0;
      await work();
      return [...statements];
    },
  };
};

export type TestApi = Awaited<ReturnType<typeof openApi>>;
