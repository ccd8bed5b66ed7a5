import {
  acceptedInvitation,
  acceptInvitationBody,
  assignDeveloperBody,
  deleteAccountBody,
  deletedAccount,
  invitation,
  restoreAccountBody,
  restoredAccount,
} from "@devguild/schemas/account";
import { dataOf } from "@devguild/schemas/fields";
import { user as userShape } from "@devguild/schemas/identity";

import { z } from "zod";

import { anyone, developer, endpoint, user } from "./endpoint.ts";

export const account = {
  invitation: endpoint({
    method: "GET",
    path: "/user/account/activation/token-info/:token",
    summary: "What an invitation's token is for",
    access: anyone,
    answer: { 200: dataOf(invitation) },
    errors: [404],
  }),
  acceptInvitation: endpoint({
    method: "PUT",
    path: "/user/account/activation/finalize",
    summary: "Accept an invitation; a new login chooses its password and is logged in",
    access: anyone,
    body: acceptInvitationBody,
    answer: { 200: acceptedInvitation },
  }),
  assignDeveloper: endpoint({
    method: "POST",
    path: "/user/assign-developer",
    summary: "Become a developer: a generic account turns into one, any other login gets one",
    access: user,
    body: assignDeveloperBody,
    answer: { 200: dataOf(userShape) },
    errors: [409],
  }),
  deleteGeneric: endpoint({
    method: "POST",
    path: "/user/delete-generic-account",
    summary: "Delete the user's generic account, and the login if it was the last account",
    access: user,
    body: deleteAccountBody,
    answer: { 200: dataOf(deletedAccount) },
    errors: [403, 409, 429],
  }),
  deleteDeveloper: endpoint({
    method: "POST",
    path: "/developer/delete-account",
    summary: "Delete the user's developer account, and the login if it was the last account",
    access: developer,
    body: deleteAccountBody,
    answer: { 200: dataOf(deletedAccount) },
    errors: [403, 409, 429],
  }),
  sendDeletionCode: endpoint({
    method: "POST",
    path: "/user/delete-account/code",
    summary: "Email the code for deleting an account; for logins with no password or second factor",
    access: user,
    answer: { 200: dataOf(z.object({ email: z.string() })) },
    errors: [409, 429],
  }),
  restore: endpoint({
    method: "POST",
    path: "/user/account/restore",
    summary: "Restore a deleted account with the token from its link",
    access: anyone,
    body: restoreAccountBody,
    answer: { 200: dataOf(restoredAccount) },
  }),
};
