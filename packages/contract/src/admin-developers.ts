import {
  adminDeveloper,
  adminDevelopersFilter,
  adminDevelopersQuery,
  boardAccessBody,
  developerEmail,
  developerEmailBody,
  developerEvent,
  developerHistoryQuery,
  developerNotesBody,
  erasedDeveloper,
  eraseDeveloperQuery,
  staffDeveloper,
  suspensionBody,
} from "@devguild/schemas/admin-developers";
import { dataOf, pageOf, paginationOf } from "@devguild/schemas/fields";

import { admin, endpoint } from "./endpoint.ts";

const readers = [admin("admin.view-developers")] as const;
const editors = [admin("admin.edit-developers")] as const;
const one = { 200: dataOf(staffDeveloper) };

export const adminDevelopers = {
  list: endpoint({
    method: "GET",
    path: "/admin/developers",
    summary: "Developers by name, email address or id and by status, the newest first",
    access: readers,
    query: adminDevelopersQuery,
    answer: { 200: paginationOf(adminDeveloper) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/admin/developers/csv",
    summary: "Developers as a spreadsheet, as filtered; the download is in the audit log",
    access: readers,
    query: adminDevelopersFilter,
    file: "text/csv",
    answer: { 200: null },
  }),
  one: endpoint({
    method: "GET",
    path: "/developers/:id",
    summary: "A developer's account with what staff noted and decided about it",
    access: readers,
    answer: one,
    errors: [404],
  }),
  history: endpoint({
    method: "GET",
    path: "/developers/:id/history",
    summary: "What happened to a developer's account, the latest first",
    access: readers,
    query: developerHistoryQuery,
    answer: { 200: pageOf(developerEvent) },
    errors: [404],
  }),
  saveNotes: endpoint({
    method: "PUT",
    path: "/developers/:id/notes",
    summary: "Change what staff note about a developer",
    access: editors,
    audit: { action: "developer.edit-notes", subject: "developer-notes", id: "params.id" },
    body: developerNotesBody,
    answer: one,
    errors: [404],
  }),
  setEmail: endpoint({
    method: "PUT",
    path: "/admin/user/:id/email",
    summary: "Change the address of a developer's login, which then has to be confirmed",
    access: editors,
    audit: { action: "developer.set-email", subject: "developer-login", id: "params.id" },
    body: developerEmailBody,
    answer: { 200: dataOf(developerEmail) },
    errors: [404, 409],
  }),
  setBoardAccess: endpoint({
    method: "PUT",
    path: "/developers/:id/job-board-access",
    summary: "Let a developer apply to jobs, or not",
    access: editors,
    audit: { action: "developer.set-board-access", subject: "developer-access", id: "params.id" },
    body: boardAccessBody,
    answer: one,
    errors: [404],
  }),
  setSuspension: endpoint({
    method: "PUT",
    path: "/developers/:id/suspension",
    summary: "Suspend a developer's login, which ends its sessions, or lift the suspension",
    access: editors,
    audit: { action: "developer.suspend", subject: "developer-suspension", id: "params.id" },
    body: suspensionBody,
    answer: one,
    errors: [404, 409],
  }),
  erase: endpoint({
    method: "DELETE",
    path: "/developers/:userId/gdpr",
    summary: "Erase a developer for good; requires recent two-step confirmation",
    access: [admin("admin.gdpr")],
    audit: { action: "developer.erase", subject: "erased-developer", id: "params.userId" },
    query: eraseDeveloperQuery,
    answer: { 200: dataOf(erasedDeveloper) },
    errors: [403, 404],
  }),
};
