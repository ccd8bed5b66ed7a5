import { expect, test } from "vitest";

import { readColumns, toggleColumn, toStored } from "./arrange-columns.ts";

const ALL = ["name", "status", "jobs", "credits"];

test.each([
  [null, ALL],
  [
    ["name", "credits", "status"],
    ["name", "credits", "status"],
  ],
  [
    ["credits", "gone", "name"],
    ["name", "credits"],
  ],
  [["gone"], ["name"]],
])("of the columns %j, %j are shown", (chosen, shown) => {
  expect(readColumns(ALL, chosen)).toEqual(shown);
});

test("a column that is shown again follows the one it follows by itself", () => {
  expect(toggleColumn(ALL, ["name", "credits", "status"], "credits")).toEqual(["name", "status"]);
  expect(toggleColumn(ALL, ["name", "credits", "status"], "jobs")).toEqual([
    "name",
    "credits",
    "status",
    "jobs",
  ]);
  expect(toggleColumn(ALL, ["name", "credits"], "status")).toEqual(["name", "status", "credits"]);
});

test("the standard columns in their order are stored as nothing", () => {
  expect(toStored(ALL, ALL)).toBeNull();
  expect(toStored(ALL, ["name", "jobs", "status", "credits"])).toEqual([
    "name",
    "jobs",
    "status",
    "credits",
  ]);
});
