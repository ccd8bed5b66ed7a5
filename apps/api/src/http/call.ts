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
import type { FileAnswer } from "./send-file.ts";
import type { WebFailure } from "./report-failure.ts";
import type { DeveloperViewer, Viewer } from "./viewer.ts";

/** What a handler can read from the request, and what it can set on the response. */
export type RequestContext = {
  /** The visitor's IP address. */
  address: string;
  userAgent: string;
  /** Logs this browser in, and lets it know the login from now on. */
  setSession: (session: { token: string; maxAge: number; userId: number }) => void;
  clearSession: () => void;
  /** Makes this browser known to a login, which gives it log-in attempts of its own. */
  setKnownBrowser: (userId: number) => void;
  /** The id under which this browser is known to a login. */
  knownBrowser: (userId: number) => string | undefined;
  /** Marks this browser as the one that signs up with an address. */
  markSignUp: (email: string) => void;
  /** Whether someone signed up with an address in this browser. */
  hasSignedUp: (email: string) => boolean;
  /** Sets a secret in this browser only, for flows that must end in the browser they started in. */
  bindBrowser: (secret: string, maxAge: number) => void;
  browserSecret: () => string | undefined;
  /** Reports an error that happened in a web app, if the visitor allows it. */
  reportError: (failure: WebFailure) => void;
};

/** Where a request came from. */
export type Visitor = Pick<RequestContext, "address" | "userAgent">;

/** A visitor whose browser a login may know. */
export type KnownVisitor = Visitor & Pick<RequestContext, "knownBrowser">;

type DeveloperOnly<A extends Access> = A extends readonly [{ as: "developer" }] ? true : false;

type GuestsToo<A extends Access> = A extends "anyone"
  ? true
  : Extract<A[number], { as: "anyone" | "newcomer" }> extends never
    ? false
    : true;

type ViewerFor<A extends Access> =
  GuestsToo<A> extends true
    ? Viewer | null
    : DeveloperOnly<A> extends true
      ? DeveloperViewer
      : Viewer;

/** Everything a handler receives, with the viewer checked and the input parsed. */
export type Call<E extends Endpoint> = {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  viewer: ViewerFor<E["access"]>;
  db: Db;
  config: Configuration;
  http: RequestContext;
} & (E extends { audit: { action: string } }
  ? {
      /** Adds to the audit log entry; `db` is the transaction that writes it. Guests have none. */
      audit: GuestsToo<E["access"]> extends true ? AuditNote | undefined : AuditNote;
    }
  : unknown);

type Subject<E extends Endpoint> = E extends { audit: { subject: infer Name extends string } }
  ? Name
  : never;

/** How each kind of record that a resource's calls change is read for the audit log. */
export type AuditSnapshots<Calls extends Endpoints> = {
  [Name in Subject<Calls[keyof Calls]>]: Snapshots[string];
};

type Result<E extends Endpoint> = E extends { file: string } ? FileAnswer : Answer<E>;

type Handler<E extends Endpoint> = (call: Call<E>) => Result<E> | Promise<Result<E>>;

/** One handler per call of a resource; leaving one out doesn't compile. */
export type Handlers<Calls extends Endpoints> = { [Name in keyof Calls]: Handler<Calls[Name]> };
