import { describe, expect, test } from "vitest";

import { listUserActions } from "./user-actions.ts";

const recruiter = { role: "company-recruiting-manager", user_id: 2 } as const;
const owner = { userId: 1, canEdit: true, canTransfer: true };

describe("what can be done to a user", () => {
  test("depends on their status", () => {
    expect(listUserActions({ ...recruiter, status: "invited" }, owner)).toEqual([
      "edit-invitation",
      "resend-invite",
      "remove",
    ]);
    expect(listUserActions({ ...recruiter, status: "active" }, owner)).toEqual([
      "change-role",
      "make-owner",
      "suspend",
      "remove",
    ]);
    expect(listUserActions({ ...recruiter, status: "suspended" }, owner)).toEqual([
      "reactivate",
      "remove",
    ]);
  });

  test("is nothing to the owner, to oneself, and without the permission", () => {
    const status = "active";
    const administrator = { userId: 3, canEdit: true, canTransfer: false };
    expect(
      listUserActions({ role: "company-account-owner", user_id: 1, status }, administrator),
    ).toEqual([]);
    expect(listUserActions({ ...recruiter, status }, { ...owner, userId: 2 })).toEqual([]);
    expect(listUserActions({ ...recruiter, status }, { ...administrator, canEdit: false })).toEqual(
      [],
    );
    expect(listUserActions({ ...recruiter, status }, administrator)).not.toContain("make-owner");
  });
});
