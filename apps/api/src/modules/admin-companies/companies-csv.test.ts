import { contract } from "@devguild/contract/contract";
import { beforeAll, expect, test } from "vitest";

import { type Given, givenOn } from "../../../testing/given.ts";
import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { auditLog } from "../audit/audit.tables.ts";
import { companies } from "../companies/companies.tables.ts";

let api: TestApi;
let given: Given;
let admin: Awaited<ReturnType<Given["admin"]>>;

beforeAll(async () => {
  api = await openApi();
  given = givenOn(api.db);
  admin = await given.admin("support");
});

const readFile = async (search = "") =>
  String((await api.send("GET", `/admin/companies/csv${search}`, admin)).json)
    .split("\r\n")
    .slice(1, -1);

test("the file has the companies that are listed, by name, and no formulas", async () => {
  const company = await given.company({ name: "=HYPERLINK(1)", credits: 3 });
  await given.companyUser(company.id, "company-account-owner", {
    first_name: "Ada",
    last_name: "Owner",
    email: "ada@acme.example",
  });
  const other = await given.company({ name: "Other", published: false });
  const rows = await readFile();
  expect(rows.map((row) => row.split(",")[0])).toEqual([String(company.id), String(other.id)]);
  expect(rows[0]).toContain(
    `${company.id},'=HYPERLINK(1),Company,Published,,0,3,Ada Owner,ada@acme.example,,`,
  );
  expect(await readFile("?status=0")).toEqual([rows[1]]);
  expect(await readFile("?search=ada@acme")).toEqual([rows[0]]);
});

test("each company is in the file once, over several batches", async () => {
  const values = Array.from({ length: 1100 }, (_, index) => ({
    name: `Many ${index}`,
    slug: `many-${index}`,
  }));
  await api.db.insert(companies).values(values);
  const ids = (await readFile("?search=many")).map((row) => row.split(",")[0]);
  expect(ids).toHaveLength(values.length);
  expect(new Set(ids).size).toBe(values.length);
});

test("a download is in the audit log, and only for those who may see companies", async () => {
  await api.db.delete(auditLog);
  const editor = await given.admin("content-editor");
  expect((await api.call(contract.adminCompanies.csv, {}, editor)).status).toBe(403);
  await readFile();
  const entries = await api.db.select().from(auditLog);
  expect(entries).toMatchObject([{ action: "export.companies", user_id: admin.userId }]);
});
