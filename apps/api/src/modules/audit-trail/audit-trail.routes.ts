import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { findCompanyBase } from "../companies/companies.queries.ts";
import { AUDIT_HEAD, toAuditRow } from "./audit-csv.policy.ts";
import {
  listAuditPeople,
  listAuditTrail,
  readAuditTrail,
  type TrailReader,
} from "./audit-trail.queries.ts";

const toReader = (viewer: Viewer, companyId: number): TrailReader => ({
  companyId,
  reader: viewer.account.type === "admin" ? "admin" : "company",
});

export const auditTrailRoutes = implement(contract.auditTrail, {
  list: async ({ db, viewer, params: { id }, query }) => {
    if (!(await findCompanyBase(db, id))) notFound();
    const { rows, total, isCapped } = await listAuditTrail(db, toReader(viewer, id), query);
    return { data: rows, meta: toListMeta(query, total, isCapped) };
  },
  people: async ({ db, viewer, params: { id } }) => {
    if (!(await findCompanyBase(db, id))) notFound();
    return { data: await listAuditPeople(db, toReader(viewer, id)) };
  },
  csv: async ({ db, viewer, params: { id }, query }) => {
    const company = (await findCompanyBase(db, id)) ?? notFound();
    return {
      name: `activity-${company.slug}.csv`,
      body: toCsv(AUDIT_HEAD, readAuditTrail(db, toReader(viewer, id), query), toAuditRow),
    };
  },
});
