import { switchAccountBody } from "@devguild/schemas/accounts";
import { dataOf } from "@devguild/schemas/fields";
import {
  emailStatus,
  lastSeenBody,
  loginAnswer,
  loginBody,
  signUpBody,
  user as userShape,
  verifyEmailAnswer,
  verifyEmailBody,
} from "@devguild/schemas/identity";
import { changeEmailBody } from "@devguild/schemas/passwords";
import { z } from "zod";

import { anyone, endpoint, user } from "./endpoint.ts";

export const identity = {
  signUp: endpoint({
    method: "POST",
    path: "/developer/sign-up",
    summary: "Create a developer's login; the answer is the same if the address is taken",
    access: anyone,
    body: signUpBody,
    answer: { 201: dataOf(z.object({ email: z.string() })) },
    errors: [429],
  }),
  logIn: endpoint({
    method: "POST",
    path: "/user/login",
    summary: "Log in with email and password",
    access: anyone,
    body: loginBody,
    answer: { 200: loginAnswer },
    errors: [429],
  }),
  logOut: endpoint({
    method: "POST",
    path: "/user/logout",
    summary: "Log out",
    access: anyone,
    beforeSecondFactor: true,
    answer: { 204: null },
  }),
  me: endpoint({
    method: "GET",
    path: "/user",
    summary: "The logged-in user",
    access: user,
    beforeSecondFactor: true,
    answer: { 200: dataOf(userShape) },
  }),
  verifyEmail: endpoint({
    method: "POST",
    path: "/user/email/verify",
    summary: "Confirm an email address with the token from its link",
    access: anyone,
    body: verifyEmailBody,
    answer: { 200: verifyEmailAnswer },
  }),
  resendVerification: endpoint({
    method: "POST",
    path: "/user/email/resend-verification",
    summary: "Resend the link that confirms the email address",
    access: user,
    answer: { 200: dataOf(z.object({ email: z.string() })) },
    errors: [429],
  }),
  changeEmail: endpoint({
    method: "POST",
    path: "/user/email/change",
    summary: "Request an email address change; it takes effect once the link is clicked",
    access: user,
    body: changeEmailBody,
    answer: { 200: dataOf(z.object({ email: z.string() })) },
    errors: [429],
  }),
  emailStatus: endpoint({
    method: "GET",
    path: "/user/email/status",
    summary: "Whether the email address is confirmed, and the pending new one",
    access: user,
    answer: { 200: dataOf(emailStatus) },
  }),
  switchAccount: endpoint({
    method: "PUT",
    path: "/user/accounts/default",
    summary: "Switch to another account of the same login",
    access: user,
    beforeSecondFactor: true,
    body: switchAccountBody,
    answer: { 200: dataOf(userShape) },
  }),
  markSeen: endpoint({
    method: "POST",
    path: "/user/last-seen",
    summary: "Mark a page as seen, so that its menu item no longer says 'New'",
    access: user,
    body: lastSeenBody,
    answer: { 204: null },
  }),
};
