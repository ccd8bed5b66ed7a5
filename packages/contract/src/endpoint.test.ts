import { expect, test } from "vitest";

import { dataOf, listQuery, pageOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { admin, anyone, companyUser, endpoint, guestIfNew, user } from "./endpoint.ts";

const read = { method: "GET", summary: "", answer: { 204: null } } as const;
const write = { method: "PUT", summary: "", answer: { 204: null } } as const;
const audit = { action: "job.edit", subject: "job", id: "params.jobId" } as const;

// Code that must not compile: type-checking this file fails if a line below is accepted.
test("a path that names a company says whose company it is", () => {
  const ofCompany = companyUser("any", "companyId");
  const declared = [
    endpoint({ ...read, path: "/companies/:companyId/jobs", access: [ofCompany] }),
    endpoint({ ...read, path: "/companies/:companyId/jobs", access: anyone }),
    endpoint({
      ...read,
      path: "/companies/:companyId/jobs",
      access: [ofCompany, admin("admin.view-company-jobs"), guestIfNew("companyId")],
    }),
    endpoint({ ...read, path: "/companies/:id/jobs", access: [companyUser("any", "id")] }),
    endpoint({ ...read, path: "/company/dashboard", access: [companyUser("any")] }),
    // @ts-expect-error Any company's user could read any company.
    endpoint({ ...read, path: "/companies/:companyId/jobs", access: [companyUser("any")] }),
    // @ts-expect-error The same by its other name.
    endpoint({ ...read, path: "/companies/:id/jobs", access: [companyUser("any")] }),
    // @ts-expect-error Another parameter than the company's.
    endpoint({ ...read, path: "/companies/:companyId/x/:id", access: [companyUser("any", "id")] }),
    // @ts-expect-error Whoever is logged in.
    endpoint({ ...read, path: "/companies/:companyId/jobs", access: user }),
  ];
  expect(declared).toHaveLength(9);
});

test("a writing call of company users or staff says what it leaves in the audit log", () => {
  const access = [companyUser("owner.company.edit-jobs")] as const;
  const declared = [
    endpoint({ ...write, path: "/company/jobs", access, audit }),
    endpoint({ ...write, path: "/company/jobs", access, audit: { none: "it changes nothing" } }),
    endpoint({ ...write, path: "/user/details", access: user }),
    endpoint({ ...write, path: "/alerts", access: anyone }),
    endpoint({ ...read, path: "/company/jobs", access }),
    // @ts-expect-error A company's user writes.
    endpoint({ ...write, path: "/company/jobs", access }),
    // @ts-expect-error Staff write.
    endpoint({ ...write, path: "/admin/jobs", access: [admin("admin.edit-company-jobs")] }),
  ];
  expect(declared).toHaveLength(7);
});

test("a list has pages or a limit, or says why it stays small", () => {
  const list = { ...read, path: "/jobs", access: anyone } as const;
  const query = listQuery;
  const rows = { 200: dataOf(z.array(z.string())) };
  const declared = [
    endpoint({ ...list, query, answer: { 200: pageOf(z.string()) } }),
    endpoint({ ...list, query: z.object({ limit: z.number() }), answer: rows }),
    endpoint({ ...list, staysSmall: "fixed options", answer: rows }),
    endpoint({ ...list, answer: { 200: dataOf(z.object({ name: z.string() })) } }),
    endpoint({ ...write, path: "/user/skills", access: user, answer: rows }),
    // @ts-expect-error It grows with the data.
    endpoint({ ...list, answer: rows }),
    // @ts-expect-error Its query narrows it, but doesn't limit it.
    endpoint({ ...list, query: z.object({ search: z.string() }), answer: rows }),
  ];
  expect(declared).toHaveLength(7);
});
