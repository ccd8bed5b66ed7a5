import {
  adminRole,
  adminUser,
  adminUsersQuery,
  inviteAdminBody,
  updateAdminBody,
} from "@devguild/schemas/admin-users";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, endpoint } from "./endpoint.ts";

const access = [admin("admin.manage-admin-users")] as const;
const one = { 200: dataOf(adminUser) };
const byId = { subject: "admin-user", id: "params.id" } as const;

export const adminUsers = {
  list: endpoint({
    method: "GET",
    path: "/admin/admin-users",
    summary: "The staff and who is invited, filtered and sorted",
    access,
    query: adminUsersQuery,
    staysSmall: "the operator's own staff",
    answer: { 200: dataOf(z.array(adminUser)) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/admin/admin-users/csv",
    summary: "The staff as a spreadsheet, filtered and sorted; the download is in the audit log",
    access,
    query: adminUsersQuery,
    file: "text/csv",
    answer: { 200: null },
  }),
  roles: endpoint({
    method: "GET",
    path: "/admin/admin-roles",
    summary: "The roles of staff, and what each may do",
    access,
    staysSmall: "the product's roles",
    answer: { 200: dataOf(z.array(adminRole)) },
  }),
  invite: endpoint({
    method: "POST",
    path: "/admin/admin-users",
    summary: "Invite someone to the staff; the emailed link works for 7 days",
    access,
    audit: { action: "admin-user.invite", subject: "admin-user", id: "answer.data.id" },
    body: inviteAdminBody,
    answer: { 201: dataOf(adminUser) },
    errors: [429],
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/admin-users/:id",
    summary: "Give a member of staff another role, or correct an open invitation",
    access,
    audit: { action: "admin-user.edit", ...byId },
    body: updateAdminBody,
    answer: one,
    errors: [404, 409],
  }),
  resendInvite: endpoint({
    method: "POST",
    path: "/admin/admin-users/:id/resend-invite",
    summary: "Send an invitation again; the earlier link stops working",
    access,
    audit: { action: "admin-user.resend-invite", ...byId },
    answer: one,
    errors: [404, 409, 429],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/admin-users/:id",
    summary: "Withdraw an invitation, or take someone off the staff; they keep their login",
    access,
    audit: { action: "admin-user.remove", ...byId },
    answer: { 204: null },
    errors: [404, 409],
  }),
};
