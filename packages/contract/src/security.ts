import { dataOf, pageOf } from "@devguild/schemas/fields";
import {
  loginConnection,
  securityEvent,
  securityEventsQuery,
  session,
} from "@devguild/schemas/security";
import { z } from "zod";

import { endpoint, user } from "./endpoint.ts";

export const security = {
  sessions: endpoint({
    method: "GET",
    path: "/user/sessions",
    summary: "Where one is logged in, the last used first",
    access: user,
    answer: { 200: dataOf(z.array(session)) },
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/user/sessions/:id",
    summary: "End one of one's own sessions",
    access: user,
    answer: { 204: null },
    errors: [404],
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/user/sessions",
    summary: "End all of one's own sessions but this one",
    access: user,
    answer: { 204: null },
  }),
  events: endpoint({
    method: "GET",
    path: "/user/security-events",
    summary: "What happened to one's own login, newest first",
    access: user,
    query: securityEventsQuery,
    answer: { 200: pageOf(securityEvent) },
  }),
  loginConnections: endpoint({
    method: "GET",
    path: "/user/login-connections",
    summary: "Logins at other providers that open this one",
    access: user,
    answer: { 200: dataOf(z.array(loginConnection)) },
  }),
  removeLoginConnection: endpoint({
    method: "DELETE",
    path: "/user/login-connections/:id",
    summary: "Remove a login at another provider; the last way to log in stays",
    access: user,
    answer: { 204: null },
    errors: [404, 409],
  }),
};
