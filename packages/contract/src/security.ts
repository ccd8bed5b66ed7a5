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
    summary: "The user's sessions, last used first",
    access: user,
    staysSmall: "a user's own devices",
    answer: { 200: dataOf(z.array(session)) },
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/user/sessions/:id",
    summary: "End one of the user's sessions",
    access: user,
    answer: { 204: null },
    errors: [404],
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/user/sessions",
    summary: "End all of the user's sessions except this one",
    access: user,
    answer: { 204: null },
  }),
  events: endpoint({
    method: "GET",
    path: "/user/security-events",
    summary: "Recent activity of the user's login, newest first",
    access: user,
    query: securityEventsQuery,
    answer: { 200: pageOf(securityEvent) },
  }),
  loginConnections: endpoint({
    method: "GET",
    path: "/user/login-connections",
    summary: "Connected logins at other providers",
    access: user,
    staysSmall: "one for each provider",
    answer: { 200: dataOf(z.array(loginConnection)) },
  }),
  removeLoginConnection: endpoint({
    method: "DELETE",
    path: "/user/login-connections/:id",
    summary: "Disconnect a login at another provider; the last way to log in can't be removed",
    access: user,
    answer: { 204: null },
    errors: [404, 409],
  }),
};
