import type { AdminPermission, CompanyPermission } from "@devguild/schemas/constants/accounts";
import type { z } from "zod";

/**
 * Who may call. `anyone` needs no login; a list names the ways in, of which one must hold:
 * a user of any account, a developer (with `self`, only the one that the parameter names), a company
 * user with a permission (of the company that `:companyId` or `:id` names, else of their own), an admin,
 * or anybody where the parameter `isNew` is 0.
 */
export type Way =
  | { as: "user" }
  | { as: "developer"; self?: string }
  | { as: "company"; permission: CompanyPermission | "any"; of?: string }
  | { as: "admin"; permission: AdminPermission }
  | { as: "anyone"; isNew: string };
export type Access = "anyone" | readonly [Way, ...Way[]];

export const anyone = "anyone" satisfies Access;
export const user = [{ as: "user" }] as const satisfies Access;
export const developer = [{ as: "developer" }] as const satisfies Access;
export const developerHimself = (self: string) =>
  ({ as: "developer", self }) as const satisfies Way;
export const companyUser = (permission: CompanyPermission | "any", of?: string) =>
  ({ as: "company", permission, of }) as const satisfies Way;
export const admin = (permission: AdminPermission) =>
  ({ as: "admin", permission }) as const satisfies Way;

export const anyoneNew = (isNew: string) => ({ as: "anyone", isNew }) as const satisfies Way;

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One call: everything that server, client, document and tests need to know of it. */
export type Endpoint = {
  method: Method;
  path: `/${string}`;
  summary: string;
  access: Access;
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

/** Declares a call and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

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
