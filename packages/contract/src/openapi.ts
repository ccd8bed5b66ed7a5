import { problem } from "@devguild/schemas/problems";
import { PRODUCT_NAME, SESSION_COOKIE } from "@devguild/schemas/product";
import { z } from "zod";

import type { Access, AccessRule, Endpoint, Endpoints, Schema } from "./endpoint.ts";
import { isIdParam, paramNames, successStatus } from "./endpoint.ts";

type JsonSchema = Record<string, unknown>;

const toJsonSchema = (type: Schema, io: "input" | "output"): JsonSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: "any" });
  return schema;
};

const ruleText = (rule: AccessRule): string => {
  switch (rule.as) {
    case "user":
      return "a login";
    case "developer":
      return rule.self ? "the developer themselves" : "a developer account";
    case "company":
      return rule.permission === "any"
        ? "a company user"
        : `a company user with ${rule.permission}`;
    case "admin":
      return `an admin with ${rule.permission}`;
    case "newcomer":
      return "no company or staff account";
    case "anyone":
      return `no login if ${rule.isNew} is 0`;
  }
};

const accessText = (access: Access) =>
  access === "anyone" ? "Open to anyone." : `Requires ${access.map(ruleText).join(", or ")}.`;

const failure = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

const FAILURES: Record<number, string> = {
  301: "Moved: the body has the canonical parameters",
  401: "Not logged in",
  403: "Not allowed",
  404: "Not found",
  409: "Conflicts with the current state",
  422: "Invalid input, by field",
  429: "Too many requests; see Retry-After",
  503: "Unavailable",
};

const listFailures = (endpoint: Endpoint) => {
  const statuses = new Set<number>(endpoint.errors);
  if (endpoint.access !== "anyone") statuses.add(401).add(403);
  if (endpoint.body ?? endpoint.query) statuses.add(422);
  return [...statuses].toSorted((a, b) => a - b);
};

/** Calls that write an audit entry take a key, by which a repeat is answered like the first. */
const listHeaders = ({ method, audit }: Endpoint) =>
  method === "POST" && audit !== undefined && "action" in audit
    ? [
        {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description: "Names the request for an hour: a repeat is answered like the first.",
          schema: { type: "string", maxLength: 255 },
        },
      ]
    : [];

const buildParameters = (endpoint: Endpoint) => {
  const inPath = paramNames(endpoint.path).map((name) => ({
    name,
    in: "path",
    required: true,
    schema: isIdParam(name)
      ? { type: "integer", minimum: endpoint.newIds?.includes(name) ? 0 : 1 }
      : { type: "string" },
  }));
  const named = [...inPath, ...listHeaders(endpoint)];
  if (!endpoint.query) return named;
  const { properties = {}, required = [] } = toJsonSchema(endpoint.query, "output") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name: schema["type"] === "array" ? `${name}[]` : name,
    in: "query",
    // In the output schema, a parameter with a default is required, but requests can leave it out.
    required: required.includes(name) && !("default" in schema) && schema["type"] !== "array",
    schema,
  }));
  return [...named, ...inQuery];
};

const FILE_SCHEMA = { type: "string", format: "binary" };

const describeAnswer = ({ file }: Endpoint, answer: Schema | null | undefined) => {
  if (file) return { description: "A file", content: { [file]: { schema: FILE_SCHEMA } } };
  if (!answer) return { description: "Success, no body" };
  return {
    description: "Success",
    content: { "application/json": { schema: toJsonSchema(answer, "output") } },
  };
};

const buildOperation = (noun: string, name: string, endpoint: Endpoint) => {
  const status = successStatus(endpoint);
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: endpoint.summary,
    description: accessText(endpoint.access),
    ...(endpoint.access === "anyone" ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
    parameters: buildParameters(endpoint),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: toJsonSchema(endpoint.body, "input") } },
      },
    }),
    responses: {
      [status]: describeAnswer(endpoint, endpoint.answer[status]),
      ...Object.fromEntries(
        listFailures(endpoint).map((code) => [code, failure(FAILURES[code] ?? "Failure")]),
      ),
    },
  };
};

/** Builds an OpenAPI 3.1 document from the contract; `base` is the base path of all calls. */
export const buildOpenApi = (contract: Record<string, Endpoints>, base: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [noun, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:([A-Za-z]+)/g, "{$1}");
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: buildOperation(noun, name, endpoint),
      };
    }
  return {
    openapi: "3.1.0",
    info: { title: `${PRODUCT_NAME} API`, version: "2.0.0" },
    servers: [{ url: base }],
    paths,
    components: {
      schemas: { Problem: toJsonSchema(problem, "output") },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        cookie: { type: "apiKey", in: "cookie", name: SESSION_COOKIE },
      },
    },
  };
};
