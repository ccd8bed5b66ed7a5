import { contract } from "@devguild/contract/contract";

import type { Db } from "../../db/db.ts";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { findCompanyBase } from "../companies/companies.queries.ts";
import { assignPartnership, removePartnership } from "./assign-partnership.commands.ts";
import { saveInfo, saveLinks } from "./change-details.commands.ts";
import { removeGoodie, saveGoodie } from "./goodies.commands.ts";
import { addLead, removeLead } from "./leads.commands.ts";
import { listLeads } from "./leads.queries.ts";
import { removePerson, savePerson } from "./people.commands.ts";
import { removeActivity, saveActivity, saveSessions } from "./programme.commands.ts";
import {
  findPartnership,
  hasPartnership,
  leadSnapshot,
  listPartnerships,
  partnershipSnapshot,
} from "./partnerships.queries.ts";

type Params = { companyId: number; partnershipId: number };

const readPartnership = async (db: Db, { companyId, partnershipId }: Params) => ({
  data: (await findPartnership(db, companyId, partnershipId)) ?? notFound(),
});

const toKey = ({ params, viewer }: { params: Params; viewer: Viewer }) => ({
  companyId: params.companyId,
  partnershipId: params.partnershipId,
  isStaff: viewer.account.type === "admin",
});

export const partnershipRoutes = implement(
  contract.partnerships,
  {
    list: async ({ db, params }) => {
      if (!(await findCompanyBase(db, params.id))) notFound();
      return { data: await listPartnerships(db, params.id) };
    },
    assign: async ({ db, params, body }) => {
      const partnershipId = await assignPartnership(db, params.id, body);
      return readPartnership(db, { companyId: params.id, partnershipId });
    },
    remove: async ({ db, params }) => {
      await removePartnership(db, params);
      return null;
    },
    one: ({ db, params }) => readPartnership(db, params),
    saveInfo: async ({ body, ...call }) => {
      await saveInfo(call.db, toKey(call), body);
      return readPartnership(call.db, call.params);
    },
    savePerson: async ({ body, ...call }) => ({
      data: await savePerson(call.db, toKey(call), body, createFileStore(call.config)),
    }),
    removePerson: async (call) => ({
      data: await removePerson(call.db, toKey(call), call.params.id),
    }),
    saveSessions: async ({ body, ...call }) => ({
      data: await saveSessions(call.db, toKey(call), body.session_ids),
    }),
    saveLinks: async ({ body, ...call }) => ({
      data: await saveLinks(call.db, toKey(call), body),
    }),
    saveGoodie: async ({ body, ...call }) => ({
      data: await saveGoodie(call.db, toKey(call), body, createFileStore(call.config)),
    }),
    removeGoodie: async (call) => ({
      data: await removeGoodie(call.db, toKey(call), call.params.id),
    }),
    saveActivity: async ({ body, ...call }) => ({
      data: await saveActivity(call.db, toKey(call), body),
    }),
    removeActivity: async (call) => ({
      data: await removeActivity(call.db, toKey(call), call.params.id),
    }),
    leads: async ({ db, params, query }) => {
      if (!(await hasPartnership(db, params))) notFound();
      return listLeads(db, params.partnershipId, query);
    },
    addLead: async ({ body, ...call }) => ({ data: await addLead(call.db, toKey(call), body) }),
    removeLead: async (call) => {
      await removeLead(call.db, toKey(call), call.params.id);
      return null;
    },
  },
  { partnership: partnershipSnapshot, "partnership-lead": leadSnapshot },
);
