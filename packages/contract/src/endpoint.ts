import type { AuditAction } from "@devguild/schemas/audit-sentences";
import type { AdminPermission, CompanyPermission } from "@devguild/schemas/constants/accounts";
import type { z } from "zod";

/**
 * A schema of a call. The compiler needs a third of the work that `z.ZodType` costs it, for which it
 * compares the sixty methods of every schema.
 */
export type Schema = z.core.$ZodType;

/**
 * Who may call. `anyone` needs no login; a list needs one matching rule: a user, a developer (with
 * `self`, only the one of that parameter), a company user with a permission (at the company of the
 * parameter `of`, by default their own), an admin, a newcomer (a guest, or someone who acts neither for
 * a company nor as staff), or anyone if the parameter `isNew` is 0.
 */
export type AccessRule =
  | { as: "user" }
  | { as: "developer"; self?: string }
  | { as: "company"; permission: CompanyPermission | "any"; of?: string | undefined }
  | { as: "admin"; permission: AdminPermission }
  | { as: "newcomer" }
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
export const newcomer = { as: "newcomer" } as const satisfies AccessRule;
export const guestIfNew = (isNew: string) =>
  ({ as: "anyone", isNew }) as const satisfies AccessRule;

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * The audit entry of a writing call by company users or staff: the action, which has its sentence in
 * `audit-sentences.ts`, the kind of record, and where to find its id, as a path into `params`, `body` and
 * `answer` (the first one that exists).
 * `none` says why a call has no entry. Source: docs/product/audit.md.
 */
type Audit =
  | { action: AuditAction; subject: string; id: string | readonly string[] }
  | { none: string };

/** The types of files that calls answer with. */
export type FileType = "application/pdf" | "application/xml" | "text/csv";

/** One call, as the server, the client, the API documentation and the tests need it. */
export type Endpoint = {
  method: Method;
  path: `/${string}`;
  summary: string;
  access: Access;
  audit?: Audit;
  /** Whether an admin may call it in production before the session has passed a second factor. */
  beforeSecondFactor?: true;
  /** Why a list without pages stays small, however many people and companies there are. */
  staysSmall?: string;
  /** Path parameters that may be 0, for a record that doesn't exist yet. */
  newIds?: readonly string[];
  query?: Schema;
  body?: Schema;
  /** The type of the file that the call answers with instead of JSON; its `answer` is then null. */
  file?: FileType;
  /** The success status and its body; null without a body. */
  answer: Partial<Record<200 | 201 | 202 | 204, Schema | null>>;
  /** Error statuses beyond those that follow from access and input. */
  errors?: readonly (301 | 403 | 404 | 409 | 422 | 429 | 503)[];
};

/** The calls of one noun. */
export type Endpoints = Record<string, Endpoint>;

type Rules<E extends Endpoint> = Exclude<E["access"], "anyone">[number];
type CompanyRule = { as: "company" };

// If a path names a company, everyone but staff is checked for membership.
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

// The names by which a query limits how many rows a list has.
type Limit = "page" | "cursor" | "limit" | "count";
type IsList<E extends Endpoint> =
  AnswerSchema<E> extends Schema
    ? z.output<AnswerSchema<E>> extends { data: readonly unknown[] }
      ? true
      : false
    : false;

// Nothing grows with the data: a list has pages or a limit, or says why it stays small.
type DeclaresPage<E extends Endpoint> = E["method"] extends "GET"
  ? IsList<E> extends true
    ? [Extract<keyof Query<E>, Limit>] extends [never]
      ? { staysSmall: string }
      : unknown
    : unknown
  : unknown;

/**
 * Declares a call with its exact types. A path with a company doesn't compile without saying whose
 * it is, nor does a writing call of company users or staff without its audit entry, nor a list without
 * pages that doesn't say why it stays small.
 */
export const endpoint = <const E extends Endpoint>(
  declared: E & DeclaresCompany<E> & DeclaresAudit<E> & DeclaresPage<E>,
): E => declared;

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never;

type IsId<Name extends string> = Name extends "id" | `${string}Id` ? number : string;

/** Path parameters: `id` and names ending in `Id` are numbers, all others are text. */
export type Params<E extends Endpoint> = { [Name in ParamNames<E["path"]>]: IsId<Name> };

export type Query<E extends Endpoint> = E["query"] extends Schema
  ? z.output<E["query"]>
  : undefined;
export type QueryInput<E extends Endpoint> = E["query"] extends Schema
  ? Partial<z.output<E["query"]>>
  : undefined;
export type Body<E extends Endpoint> = E["body"] extends Schema ? z.output<E["body"]> : undefined;
export type BodyInput<E extends Endpoint> = E["body"] extends Schema
  ? z.input<E["body"]>
  : undefined;

type AnswerSchema<E extends Endpoint> = E["answer"][keyof E["answer"]];

/** The result of a successful call. */
export type Answer<E extends Endpoint> =
  AnswerSchema<E> extends Schema ? z.output<AnswerSchema<E>> : null;

/** Lists the names of a path's parameters, in order. */
export const paramNames = (path: string) =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? "");

/** Returns whether a path parameter is a record's id. */
export const isIdParam = (name: string) => name === "id" || name.endsWith("Id");

/** Returns the success status of a call. */
export const successStatus = (endpoint: Endpoint) =>
  Number(Object.keys(endpoint.answer)[0]) as 200 | 201 | 202 | 204;

/** Returns the path parameter with a call's company, if there is one. */
export const companyParam = (path: string): "companyId" | "id" | undefined =>
  path.includes("/:companyId")
    ? "companyId"
    : /^(\/admin)?\/companies\/:id/.test(path)
      ? "id"
      : undefined;
