import { contract } from "@devguild/contract/contract";

import { toBatch, toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { recordExport } from "../audit/audit.commands.ts";
import {
  adminUserSnapshot,
  inviteStaff,
  removeStaff,
  resendStaffInvitation,
  updateStaff,
} from "./admin-users.commands.ts";
import { listAdminRoles, listStaff } from "./admin-users.queries.ts";
import { STAFF_HEAD, toStaffCells } from "./staff-csv.policy.ts";

export const adminUserRoutes = implement(
  contract.adminUsers,
  {
    list: async ({ db, query }) => ({ data: await listStaff(db, query) }),
    csv: async ({ db, viewer, query }) => {
      await recordExport(db, viewer, "staff");
      return {
        name: "staff.csv",
        body: toCsv(STAFF_HEAD, toBatch(await listStaff(db, query)), toStaffCells),
      };
    },
    roles: async () => ({ data: listAdminRoles() }),
    invite: async ({ db, viewer, body }) => ({ data: await inviteStaff(db, viewer, body) }),
    update: async ({ db, viewer, params, body }) => ({
      data: await updateStaff(db, viewer, params.id, body),
    }),
    resendInvite: async ({ db, viewer, params }) => ({
      data: await resendStaffInvitation(db, viewer, params.id),
    }),
    remove: async ({ db, viewer, params }) => {
      await removeStaff(db, viewer, params.id);
      return null;
    },
  },
  { "admin-user": adminUserSnapshot },
);
