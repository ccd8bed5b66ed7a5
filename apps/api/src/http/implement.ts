import { API_BASE } from "@devguild/schemas/addresses";
import { type Endpoint, type Endpoints, successStatus } from "@devguild/contract/endpoint";
import { MFA_REQUIRED } from "@devguild/schemas/constants/mfa";
import type { Context, Hono } from "hono";
import { z } from "zod";

import type { Db } from "../db/db.ts";
import { decideAccess, needsSecondFactor } from "./access.policy.ts";
import { stringifyResponse } from "./stringify-response.ts";
import type { AppEnv } from "./app-env.ts";
import type { AuditNote, Snapshots } from "./audit-note.ts";
import { runAudited } from "./audited.ts";
import { requireOrigin, findRequestViewer } from "./authentication.ts";
import type { Call, Handlers, AuditSnapshots } from "./call.ts";
import { forbidden, unauthenticated } from "./problems.ts";
import { readBody, readIdempotencyKey, readParams, readQuery } from "./read-input.ts";
import { createRequestContext } from "./request-context.ts";
import { type FileAnswer, sendFile } from "./send-file.ts";

/** A resource's calls with their handlers, ready to be mounted on the app. */
export type Implementation = (app: Hono<AppEnv>) => void;

type AnyHandler = (call: Call<Endpoint>) => unknown;

/**
 * Binds the calls of a resource to their handlers. A handler runs once the caller is authorised and the
 * input is parsed; it returns the body of the call's one success response. For audited calls,
 * `snapshots` says how to read the records, and the audit entry is written in the same transaction.
 */
export const implement =
  <Calls extends Endpoints>(
    calls: Calls,
    handlers: Handlers<Calls>,
    ...own: [keyof AuditSnapshots<Calls>] extends [never] ? [] : [snapshots: AuditSnapshots<Calls>]
  ): Implementation =>
  (app) => {
    const snapshots: Snapshots = own[0] ?? {};
    for (const [name, endpoint] of Object.entries(calls)) {
      const handler = handlers[name as keyof Calls] as unknown as AnyHandler;
      app.on(endpoint.method, API_BASE + endpoint.path, (c) =>
        serve(endpoint, { handler, snapshots }, c),
      );
    }
  };

const isAudited = ({ audit }: Endpoint) => audit !== undefined && "action" in audit;

const serve = async (
  endpoint: Endpoint,
  { handler, snapshots }: { handler: AnyHandler; snapshots: Snapshots },
  c: Context<AppEnv>,
) => {
  const { db, config } = c.var;
  const params = readParams(endpoint, c);
  const caller = await findRequestViewer(c);
  if (caller) c.set("userId", caller.userId);
  if (endpoint.method !== "GET") requireOrigin(c, endpoint.access, caller);
  // Except for the calls that are needed to add a second factor.
  const restricted = needsSecondFactor(config.env, caller) && !endpoint.beforeSecondFactor;
  // Staff are no newcomers, not even while they are treated as logged out.
  if (restricted && decideAccess(endpoint.access, caller, params) !== "allowed")
    forbidden(MFA_REQUIRED);
  const viewer = restricted ? null : caller;
  const decision = decideAccess(endpoint.access, viewer, params);
  if (decision !== "allowed" && restricted) forbidden(MFA_REQUIRED);
  if (decision === "unauthenticated") unauthenticated();
  if (decision === "forbidden") forbidden();

  const query = endpoint.query && readQuery(endpoint.query, c.req.url);
  const body = endpoint.body && (await readBody(endpoint.body, c));
  const http = createRequestContext(c);
  // The contract gives each handler its exact types; here only the general shape of a call is known.
  const handle = (on: Db, audit?: AuditNote) =>
    handler({
      params,
      query,
      body,
      viewer,
      db: on,
      config,
      http,
      audit,
    } as unknown as Call<Endpoint>);
  const result =
    viewer && isAudited(endpoint)
      ? await runAudited(
          db,
          endpoint,
          snapshots,
          { params, body, viewer, idempotencyKey: readIdempotencyKey(endpoint, c) },
          handle,
        )
      : await handle(db);

  if (endpoint.file) return sendFile(c, endpoint.file, result as FileAnswer);
  const status = successStatus(endpoint);
  const schema = endpoint.answer[status];
  if (!schema) return c.body(null, 204);
  const response: unknown = config.env === "production" ? result : z.parse(schema, result);
  if (status === 204) return c.body(null, 204);
  return c.body(stringifyResponse(response as object), status, {
    "Content-Type": "application/json",
  });
};
