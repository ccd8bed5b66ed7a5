import type { AdminPermission, CompanyPermission } from "@devguild/schemas/constants/accounts";
import type { z } from "zod";

/**
 * Who may call. `anyone` needs no login; a list names rules, of which one must hold: a user of any
 * account, a developer (with `self`, only the one that the parameter names), a company user with a
 * permission (of the company that the parameter `of` names, else of their own), an admin, or anybody
 * where the parameter `isNew` is 0.
 */
export type AccessRule =
  | { as: "user" }
  | { as: "developer"; self?: string }
  | { as: "company"; permission: CompanyPermission | "any"; of?: string | undefined }
  | { as: "admin"; permission: AdminPermission }
  | { as: "anyone"; isNew: string };
export type Access = "anyone" | readonly [AccessRule, ...AccessRule[]];

export const anyone = "anyone" satisfies Access;
export const user = [{ as: "user" }] as const satisfies Access;
export const developer = [{ as: "developer" }] as const satisfies Access;
export const ownDeveloper = (self: string) =>
  ({ as: "developer", self }) as const satisfies AccessRule;
export const companyUser = <const Of extends string | undefined = undefined>(
  permission: CompanyPermission | "any",
  of?: Of,
) => ({ as: "company", permission, of: of as Of }) as const satisfies AccessRule;
export const admin = (permission: AdminPermission) =>
  ({ as: "admin", permission }) as const satisfies AccessRule;
export const guestIfNew = (isNew: string) =>
  ({ as: "anyone", isNew }) as const satisfies AccessRule;

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * What a writing call of company users or staff leaves in the audit log: the action, what kind of
 * record it changed, and where that record's id is found, as a path into `params`, `body` and `answer`
 * (the first one that is there). `none` says why a call leaves nothing. Source: docs/product/audit.md.
 */
type Audit =
  | { action: `${string}.${string}`; subject: string; id: string | readonly string[] }
  | { none: string };

/** One call: everything that server, client, document and tests need to know of it. */
export type Endpoint = {
  method: Method;
  path: `/${string}`;
  summary: string;
  access: Access;
  audit?: Audit;
  /** An admin may make it in production before the session has proved a second factor. */
  beforeSecondFactor?: true;
  /** Ids of the path that may be 0: a record that is yet to be made. */
  newIds?: readonly string[];
  query?: z.ZodType;
  body?: z.ZodType;
  /** The one status of success and its body; null where there is none. */
  answer: Partial<Record<200 | 201 | 202 | 204, z.ZodType | null>>;
  /** Failures beyond those that follow from access and input. */
  errors?: readonly (301 | 403 | 404 | 409 | 422 | 429 | 503)[];
};

/** The calls of one noun. */
export type Endpoints = Record<string, Endpoint>;

type Rules<E extends Endpoint> = Exclude<E["access"], "anyone">[number];
type CompanyRule = { as: "company" };

// Where a path names a company, everybody but staff is asked whether it is theirs.
type CompanyParam<Path extends string> = Path extends `${string}/:companyId${string}`
  ? "companyId"
  : Path extends `/companies/:id${string}`
    ? "id"
    : never;
type DeclaresCompany<E extends Endpoint> = [CompanyParam<E["path"]>] extends [never]
  ? unknown
  : Exclude<
        Rules<E>,
        { as: "company"; of: CompanyParam<E["path"]> } | { as: "admin" } | { as: "anyone" }
      > extends never
    ? unknown
    : { access: `companyUser(permission, "${CompanyParam<E["path"]>}")` };

type DeclaresAudit<E extends Endpoint> = E["method"] extends "GET"
  ? unknown
  : Extract<Rules<E>, CompanyRule | { as: "admin" }> extends never
    ? unknown
    : { audit: Audit };

/**
 * Declares a call and keeps its exact types. A path with a company does not compile without saying
 * whose it is, nor a writing call of company users or staff without what it leaves in the audit log.
 */
export const endpoint = <const E extends Endpoint>(
  declared: E & DeclaresCompany<E> & DeclaresAudit<E>,
): E => declared;

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never;

type IsId<Name extends string> = Name extends "id" | `${string}Id` ? number : string;

/** Path parameters: `id` and names ending in `Id` are numbers, all others are text. */
export type Params<E extends Endpoint> = { [Name in ParamNames<E["path"]>]: IsId<Name> };

export type Query<E extends Endpoint> = E["query"] extends z.ZodType
  ? z.output<E["query"]>
  : undefined;
export type QueryInput<E extends Endpoint> = E["query"] extends z.ZodType
  ? Partial<z.output<E["query"]>>
  : undefined;
export type Body<E extends Endpoint> = E["body"] extends z.ZodType
  ? z.output<E["body"]>
  : undefined;
export type BodyInput<E extends Endpoint> = E["body"] extends z.ZodType
  ? z.input<E["body"]>
  : undefined;

type AnswerSchema<E extends Endpoint> = E["answer"][keyof E["answer"]];

/** What a successful call gives. */
export type Answer<E extends Endpoint> =
  AnswerSchema<E> extends z.ZodType ? z.output<AnswerSchema<E>> : null;

/** The names of a path's parameters, in order. */
export const paramNames = (path: string) =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? "");

/** Whether a path parameter is a record's id. */
export const isIdParam = (name: string) => name === "id" || name.endsWith("Id");

/** The status that a call answers with when it succeeds. */
export const successStatus = (endpoint: Endpoint) =>
  Number(Object.keys(endpoint.answer)[0]) as 200 | 201 | 202 | 204;

/** The path parameter that names the company of a call, where there is one. */
export const companyParam = (path: string): "companyId" | "id" | undefined =>
  path.includes("/:companyId") ? "companyId" : path.startsWith("/companies/:id") ? "id" : undefined;
