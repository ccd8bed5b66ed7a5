import { dataOf } from "@devguild/schemas/fields";
import {
  oauthProvider,
  quickExchangeAnswer,
  quickExchangeBody,
  quickInitAnswer,
  quickInitQuery,
} from "@devguild/schemas/oauth";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

// Providers come before the path with a parameter, because the first match wins.
export const oauth = {
  providers: endpoint({
    method: "GET",
    path: "/oauth/providers",
    summary: "Providers people can log in with",
    access: anyone,
    staysSmall: "the providers that are configured",
    answer: { 200: dataOf(z.array(oauthProvider)) },
  }),
  quickInit: endpoint({
    method: "GET",
    path: "/oauth/:provider/quick-init",
    summary: "Start logging in with a provider: the URL to open, bound to this browser",
    access: anyone,
    query: quickInitQuery,
    answer: { 200: quickInitAnswer },
    errors: [404, 422, 429, 503],
  }),
  quickExchange: endpoint({
    method: "POST",
    path: "/oauth/:provider/quick-exchange",
    summary: "Finish logging in with a provider, using the code it returned",
    access: anyone,
    body: quickExchangeBody,
    answer: { 200: quickExchangeAnswer },
    errors: [404, 409, 422, 429, 503],
  }),
};
