import {
  changeRoleBody,
  companyRole,
  companyUser as userShape,
  companyUsersCounts,
  companyUsersQuery,
  inviteUserBody,
  suspendUserBody,
  transferOwnershipBody,
  updateInvitationBody,
} from "@devguild/schemas/company-users";
import { dataOf, pageOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, companyUser, endpoint } from "./endpoint.ts";

const readers = <const Of extends string>(of: Of) =>
  [
    companyUser("owner.company.view-company-users", of),
    admin("admin.view-company-profile"),
  ] as const;
const editors = <const Of extends string>(of: Of) =>
  [
    companyUser("owner.company.edit-company-users", of),
    admin("admin.edit-company-account"),
  ] as const;

const one = { 200: dataOf(userShape) };
const idOfUser = { subject: "company-user", id: "params.userId" } as const;

export const companyUsers = {
  list: endpoint({
    method: "GET",
    path: "/companies/:id/users",
    summary: "A company's users, searched, by name",
    access: readers("id"),
    query: companyUsersQuery,
    answer: { 200: pageOf(userShape).extend({ counts: companyUsersCounts }) },
    errors: [404],
  }),
  roles: endpoint({
    method: "GET",
    path: "/companies/:id/users/roles",
    summary: "The roles of a company's users, and what each may do",
    access: readers("id"),
    staysSmall: "the product's roles",
    answer: { 200: dataOf(z.array(companyRole)) },
  }),
  invite: endpoint({
    method: "POST",
    path: "/companies/:id/users",
    summary: "Invite someone to a company; the emailed link works for 7 days",
    access: editors("id"),
    audit: { action: "company-user.invite", subject: "company-user", id: "answer.data.id" },
    body: inviteUserBody,
    answer: { 201: dataOf(userShape) },
    errors: [404, 429],
  }),
  transferOwnership: endpoint({
    method: "PUT",
    path: "/companies/:id/users/owner",
    summary: "Make another active user the owner; the present one becomes an administrator",
    access: [companyUser("owner.company.transfer-ownership", "id")],
    audit: { action: "company-user.make-owner", subject: "company-user", id: "body.id" },
    body: transferOwnershipBody,
    answer: one,
    errors: [403, 404, 409, 429],
  }),
  updateInvitation: endpoint({
    method: "PUT",
    path: "/companies/:companyId/users/:userId",
    summary: "Correct the name and role of someone who hasn't accepted their invitation",
    access: editors("companyId"),
    audit: { action: "company-user.edit-invitation", ...idOfUser },
    body: updateInvitationBody,
    answer: one,
    errors: [404, 409],
  }),
  resendInvite: endpoint({
    method: "POST",
    path: "/companies/:companyId/users/:userId/resend-invite",
    summary: "Send an invitation again; the earlier link stops working",
    access: editors("companyId"),
    audit: { action: "company-user.resend-invite", ...idOfUser },
    answer: one,
    errors: [404, 409, 429],
  }),
  changeRole: endpoint({
    method: "POST",
    path: "/companies/:companyId/users/:userId/role",
    summary: "Give a user another role; the owner keeps theirs",
    access: editors("companyId"),
    audit: { action: "company-user.change-role", ...idOfUser },
    body: changeRoleBody,
    answer: one,
    errors: [404, 409],
  }),
  suspend: endpoint({
    method: "POST",
    path: "/companies/:companyId/users/:userId/suspend",
    summary: "Suspend a user, and hand their jobs to someone else",
    access: editors("companyId"),
    audit: { action: "company-user.suspend", ...idOfUser },
    body: suspendUserBody,
    answer: one,
    errors: [404, 409],
  }),
  reactivate: endpoint({
    method: "POST",
    path: "/companies/:companyId/users/:userId/re-activate",
    summary: "Let a suspended user in again",
    access: editors("companyId"),
    audit: { action: "company-user.reactivate", ...idOfUser },
    answer: one,
    errors: [404, 409],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/companies/:companyId/users/:userId",
    summary: "Remove a user from a company; the owner takes over their jobs",
    access: editors("companyId"),
    audit: { action: "company-user.remove", ...idOfUser },
    answer: { 204: null },
    errors: [404, 409],
  }),
};
