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
    summary: "The providers that people may log in with",
    access: anyone,
    answer: { 200: dataOf(z.array(oauthProvider)) },
  }),
  quickInit: endpoint({
    method: "GET",
    path: "/oauth/:provider/quick-init",
    summary: "Begin a login at a provider: where the browser goes, bound to this browser",
    access: anyone,
    query: quickInitQuery,
    answer: { 200: quickInitAnswer },
    errors: [404, 422, 429, 503],
  }),
  quickExchange: endpoint({
    method: "POST",
    path: "/oauth/:provider/quick-exchange",
    summary: "Finish a login at a provider with the code that it sent back",
    access: anyone,
    body: quickExchangeBody,
    answer: { 200: quickExchangeAnswer },
    errors: [404, 409, 422, 429, 503],
  }),
};
