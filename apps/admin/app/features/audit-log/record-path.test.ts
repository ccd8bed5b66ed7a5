import { expect, test } from "vitest";

import { findRecordPath } from "./record-path.ts";

const company = { id: 7, name: "Acme" };
const record = (kind: "job" | "application" | "skill" | "user", isGone = false) => ({
  kind,
  id: 12,
  is_gone: isGone,
});

test.each([
  [{ record: record("job"), company, developer_id: null }, "/en/admin/companies/7/jobs/12/figures"],
  [{ record: record("job", true), company, developer_id: null }, null],
  [{ record: record("application"), company, developer_id: 33 }, "/en/admin/developers/33"],
  [{ record: record("skill"), company: null, developer_id: null }, "/en/admin/skills"],
  [{ record: record("user"), company: null, developer_id: null }, null],
  [{ record: null, company: null, developer_id: null }, null],
])("an entry about %o links to %s", (subject, path) => {
  expect(findRecordPath(subject)).toBe(path);
});
