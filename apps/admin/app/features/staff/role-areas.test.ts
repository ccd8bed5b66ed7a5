import { ADMIN_ROLES, type AdminRole } from "@devguild/schemas/constants/accounts";
import { expect, test } from "vitest";

import { AREAS, toMatrixRows } from "./role-areas.ts";

const ROLES = (Object.keys(ADMIN_ROLES) as AdminRole[]).map((name) => ({
  name,
  label: name,
  permissions: ADMIN_ROLES[name] as readonly string[],
}));

test("every permission of staff is in an area, and what lets change something in only one", () => {
  const shown = new Set(AREAS.flatMap(({ view = [], edit }) => view.concat(edit)));
  expect([...shown].toSorted()).toEqual([...ADMIN_ROLES["super-admin"]].toSorted());
  const changing = AREAS.flatMap(({ edit }) => edit);
  expect(new Set(changing).size).toBe(changing.length);
});

test("an area without a right to change it is only seen", () => {
  const rows = toMatrixRows(ROLES);
  const extentsFor = (role: AdminRole) => rows.map(({ extentFor }) => extentFor(role));
  expect(new Set(extentsFor("super-admin"))).toEqual(new Set(["full"]));
  const developers = rows.find(({ text }) => text === "Developers");
  expect(developers?.extentFor("support")).toBe("view");
  expect(developers?.extentFor("talent-manager")).toBe("full");
  expect(developers?.extentFor("content-editor")).toBe("none");
});
