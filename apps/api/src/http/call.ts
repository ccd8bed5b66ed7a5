import type { Configuration } from "@devguild/config/configuration";
import type {
  Access,
  Answer,
  Body,
  Endpoint,
  Endpoints,
  Params,
  Query,
} from "@devguild/contract/endpoint";

import type { Db } from "../db/db.ts";
import type { AuditNote, Snapshots } from "./audit-note.ts";
import type { WebFailure } from "./report-failure.ts";
import type { DeveloperViewer, Viewer } from "./viewer.ts";

/** What a handler may need to know of the request itself, and what it may set on the answer. */
export type RequestContext = {
  /** The visitor's network address. */
  address: string;
  userAgent: string;
  setSession: (session: { token: string; maxAge: number }) => void;
  clearSession: () => void;
  /** A secret that only this browser brings back, for what must end where it began. */
  bindBrowser: (secret: string, maxAge: number) => void;
  browserSecret: () => string | undefined;
  /** Passes on what went wrong in a web app, where the visitor allows it. */
  reportError: (failure: WebFailure) => void;
};

/** From where a request was sent. */
export type Visitor = Pick<RequestContext, "address" | "userAgent">;

type DeveloperOnly<A extends Access> = A extends readonly [{ as: "developer" }] ? true : false;

type GuestsToo<A extends Access> = A extends "anyone"
  ? true
  : Extract<A[number], { as: "anyone" }> extends never
    ? false
    : true;

type ViewerOf<A extends Access> =
  GuestsToo<A> extends true
    ? Viewer | null
    : DeveloperOnly<A> extends true
      ? DeveloperViewer
      : Viewer;

/** Everything that a handler of one call is given, parsed and allowed. */
export type Call<E extends Endpoint> = {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  viewer: ViewerOf<E["access"]>;
  db: Db;
  config: Configuration;
  http: RequestContext;
} & (E extends { audit: { action: string } }
  ? {
      /** Says more in the entry of the audit log; `db` is the transaction that it is written in. */
      audit: AuditNote;
    }
  : unknown);

type Subject<E extends Endpoint> = E extends { audit: { subject: infer Name extends string } }
  ? Name
  : never;

/** How each kind of record that a noun's calls change is read for the audit log. */
export type AuditSnapshots<Calls extends Endpoints> = {
  [Name in Subject<Calls[keyof Calls]>]: Snapshots[string];
};

type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** One handler for each call of a noun; a missing one does not compile. */
export type Handlers<Calls extends Endpoints> = { [Name in keyof Calls]: Handler<Calls[Name]> };
