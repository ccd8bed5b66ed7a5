import type { AuditLogEntry } from "@devguild/schemas/audit-log";
import { expect, test } from "vitest";

import { findRecordPath } from "./record-path.ts";

type Entry = Pick<AuditLogEntry, "record" | "company" | "developer_id">;
type Found = NonNullable<AuditLogEntry["record"]>;

const COMPANY = { id: 7, name: "Acme" };
const entry = (
  kind: Found["kind"],
  record: Partial<Found> = {},
  { company = null, developer_id = null }: Partial<Entry> = {},
): Entry => ({
  record: { kind, id: 12, name: "C++ & Co", parent_id: null, is_gone: false, ...record },
  company,
  developer_id,
});
const atAcme = (kind: Found["kind"], record: Partial<Found> = {}) =>
  entry(kind, record, { company: COMPANY });

test.each([
  [atAcme("job"), "/companies/7/jobs/12/figures"],
  [atAcme("campaign"), "/companies/7/campaigns/employer-branding/12"],
  [atAcme("partnership"), "/companies/7/partnerships/12/settings"],
  [atAcme("partnership-lead", { parent_id: 5 }), "/companies/7/partnerships/5/settings"],
  [entry("notification"), "/notifications/12"],
  [entry("article"), "/magazine/12/edit"],
  [entry("video"), "/videos/12/edit"],
  [entry("live-event"), "/live-events/12/edit"],
  [entry("live-session", { parent_id: 5 }), "/live-events/5/sessions/edit/12"],
  [entry("live-season"), "/live-events?seasons=12"],
  [entry("event"), "/events/12/homepage"],
  [entry("event-session", { parent_id: 5 }), "/events/5/programme/12"],
  [entry("push-notification", { parent_id: 5 }), "/events/5/notifications?open=12"],
  [entry("listing-import"), "/job-listings?import=12"],
])("an entry about %o links to the record: %s", (subject, path) => {
  expect(findRecordPath(subject)).toBe(`/en/admin${path}`);
});

test.each([
  [atAcme("company-user"), "/companies/7/users", { search: "C++ & Co" }],
  [entry("skill"), "/skills", { query: "C++ & Co" }],
  [entry("admin-user"), "/admin-users", { search: "C++ & Co" }],
  [entry("industry"), "/industries", { search: "C++ & Co" }],
  [entry("article-author"), "/magazine/authors", { search: "C++ & Co" }],
  [entry("article-category"), "/magazine/authors", { search: "C++ & Co", list: "categories" }],
  [entry("highlight"), "/highlights", { search: "C++ & Co" }],
  [entry("category-page"), "/page-inventory", { search: "C++ & Co" }],
  [entry("job-listing"), "/job-listings/all", { search: "C++ & Co" }],
])("an entry about %o links to the list that finds it by name", (subject, path, query) => {
  const found = new URL(findRecordPath(subject) ?? "", "https://admin.example");
  expect(found.pathname).toBe(`/en/admin${path}`);
  expect(Object.fromEntries(found.searchParams)).toEqual(query);
});

test("a candidate opens beside the others for the job; without the job, the developer does", () => {
  const about = { company: COMPANY, developer_id: 33 };
  const pathWith = (record: Partial<Found>) => findRecordPath(entry("application", record, about));
  expect(pathWith({ parent_id: 5 })).toBe("/en/admin/companies/7/jobs/5/candidates?candidate=12");
  expect(pathWith({})).toBe("/en/admin/developers/33");
});

test("an entry about a record that is gone, or that no screen shows, links to none", () => {
  expect(findRecordPath(atAcme("job", { is_gone: true }))).toBeNull();
  expect(findRecordPath(entry("video", { is_gone: true }))).toBeNull();
  expect(findRecordPath(entry("user"))).toBeNull();
  expect(findRecordPath({ record: null, company: null, developer_id: null })).toBeNull();
});
