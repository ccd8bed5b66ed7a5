import { dataOf } from "@devguild/schemas/fields";
import {
  changePasswordBody,
  forgotPasswordBody,
  resetPasswordBody,
  setPasswordBody,
  tokenValidityQuery,
} from "@devguild/schemas/passwords";
import { z } from "zod";

import { anyone, endpoint, user } from "./endpoint.ts";

const address = dataOf(z.object({ email: z.string() }));

export const passwords = {
  forgot: endpoint({
    method: "POST",
    path: "/user/password/forgot",
    summary: "Send a link that resets the password; the answer is the same for any address",
    access: anyone,
    body: forgotPasswordBody,
    answer: { 200: address },
    errors: [429],
  }),
  reset: endpoint({
    method: "POST",
    path: "/user/password/reset",
    summary: "Set a new password with the token from a link; ends all sessions",
    access: anyone,
    body: resetPasswordBody,
    answer: { 200: address },
  }),
  tokenValidity: endpoint({
    method: "GET",
    path: "/user/password/reset/token-validity",
    summary: "Whether the token of a reset link still works",
    access: anyone,
    query: tokenValidityQuery,
    answer: { 200: dataOf(z.object({ valid: z.boolean() })) },
  }),
  change: endpoint({
    method: "PUT",
    path: "/user/password",
    summary: "Change the password; ends all other sessions",
    access: user,
    body: changePasswordBody,
    answer: { 204: null },
    errors: [409, 429],
  }),
  sendSetupCode: endpoint({
    method: "POST",
    path: "/user/password/setup-verification",
    summary: "Email the code for setting a first password",
    access: user,
    answer: { 200: address },
    errors: [409, 429],
  }),
  set: endpoint({
    method: "POST",
    path: "/user/password/set",
    summary: "Set the first password with the emailed code; ends all other sessions",
    access: user,
    body: setPasswordBody,
    answer: { 204: null },
    errors: [409, 429],
  }),
};
