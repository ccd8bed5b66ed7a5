import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";

let api: TestApi;
let given: Given;
let admin: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  admin = await given.admin("talent-manager");
});

const readFile = async (search = "") =>
  String((await api.send("GET", `/admin/developers/csv${search}`, admin)).json)
    .split("\r\n")
    .slice(1, -1);

test("the file has the developers that are listed, without deleted ones, and no formulas", async () => {
  const ada = await given.developer({
    user: { first_name: "=1+1", last_name: "Lovelace", email: "ada@dev.example" },
  });
  const grace = await given.developer({
    user: { first_name: "Grace", last_name: "Hopper", email_verified_at: null },
  });
  await given.developer({ user: { deleted_at: new Date() } });
  const rows = await readFile();
  expect(rows.map((row) => row.split(",")[0])).toEqual([
    String(grace.developerId),
    String(ada.developerId),
  ]);
  expect(rows[0]).toContain(`,Grace Hopper,${grace.email},No,Approved,No,`);
  expect(rows[1]).toContain(",'=1+1 Lovelace,ada@dev.example,Yes,Approved,No,");
  expect(await readFile("?query=hopper")).toEqual([rows[0]]);
  expect(await readFile("?statuses=unconfirmed")).toEqual([rows[0]]);
});

test("a download is in the audit log, and only for those who may see developers", async () => {
  await api.db.delete(auditLog);
  const other = await given.admin("account-manager");
  expect((await api.call(contract.adminDevelopers.csv, {}, other)).status).toBe(403);
  await readFile();
  const entries = await api.db.select().from(auditLog);
  expect(entries).toMatchObject([{ action: "export.developers", user_id: admin.userId }]);
});
