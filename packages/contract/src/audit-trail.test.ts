import { describeAction, listAuditActions } from "@devguild/schemas/audit-sentences";
import { findAuditRecord } from "@devguild/schemas/constants/audit-log";
import { AUDIT_KIND_NAMES } from "@devguild/schemas/constants/audit-trail";
import {
  AUDIT_ACTIONS,
  describeForStaff,
  listAuditRecords,
} from "@devguild/schemas/staff-audit-sentences";
import { describe, expect, test } from "vitest";

import { contract } from "./contract.ts";
import type { Endpoint } from "./endpoint.ts";

// What staff note among themselves is no company's business.
const INTERNAL = new Set<string>(["company.edit-notes", "company.set-manager"]);

const isOfCompany = ({ path, access }: Endpoint) =>
  path.startsWith("/companies/") ||
  (access !== "anyone" && access.some(({ as }) => as === "company"));

const actions = Object.values<Record<string, Endpoint>>(contract).flatMap((calls) =>
  Object.values(calls).flatMap((call) =>
    call.audit && "action" in call.audit && isOfCompany(call) ? [call.audit.action] : [],
  ),
);

const NOTHING = { name: null, changes: {}, candidates: 1 };

describe("a company's audit trail", () => {
  test.each([...new Set(actions)].filter((action) => !INTERNAL.has(action)))(
    "has a sentence for %s",
    (action) => {
      expect(describeAction(action, NOTHING)).not.toBeNull();
    },
  );

  test.each(listAuditActions())("%s reads as a sentence even if nothing is known", (action) => {
    const described = describeAction(action, NOTHING)?.sentence;
    expect(described).toMatch(/^[a-z]+ \S/);
    expect(described).not.toMatch(/null|undefined|NaN|“”| {2}/);
  });

  test("names each action once", () => {
    const byKind = AUDIT_KIND_NAMES.flatMap((kind) => listAuditActions(kind));
    expect(byKind).toHaveLength(new Set(byKind).size);
  });
});

describe("the audit log for staff", () => {
  const subjects = Object.values<Record<string, Endpoint>>(contract).flatMap((calls) =>
    Object.values(calls).flatMap(({ audit }) =>
      audit && "subject" in audit ? [audit.subject] : [],
    ),
  );

  test.each([...new Set(subjects)])("%s is a kind of record, or part of one", (subject) => {
    expect(findAuditRecord(subject)).not.toBeNull();
  });

  test.each(AUDIT_ACTIONS)("%s reads as a sentence and has a name to filter by", (action) => {
    for (const name of [null, "Acme"]) {
      const sentence = describeForStaff(action, { ...NOTHING, name });
      expect(sentence).toMatch(/^[a-z]+ \S/);
      expect(sentence).not.toMatch(/null|undefined|NaN|“”| {2}/);
    }
    const names = listAuditRecords()
      .flatMap(({ actions: all }) => all)
      .filter(({ value }) => value === action);
    expect(names.length).toBeGreaterThan(0);
  });
});
