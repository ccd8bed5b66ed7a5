import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import {
  adminUserSnapshot,
  inviteStaff,
  removeStaff,
  resendStaffInvitation,
  updateStaff,
} from "./admin-users.commands.ts";
import { listAdminRoles, listStaff } from "./admin-users.queries.ts";

export const adminUserRoutes = implement(
  contract.adminUsers,
  {
    list: async ({ db }) => ({ data: await listStaff(db) }),
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
