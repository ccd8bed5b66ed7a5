import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { findCompanyBase } from "../companies/companies.queries.ts";
import {
  changeRole,
  companyUserSnapshot,
  inviteUser,
  reactivateUser,
  removeUser,
  resendInvitation,
  suspendUser,
  transferOwnership,
  updateInvitation,
} from "./company-users.commands.ts";
import { countUsers, listRoles, listUsers } from "./company-users.queries.ts";

export const companyUserRoutes = implement(
  contract.companyUsers,
  {
    list: async ({ db, params, query }) => {
      if (!(await findCompanyBase(db, params.id))) notFound();
      const { counts, total } = await countUsers(db, params.id, query);
      const data = await listUsers(db, params.id, query);
      return { data, meta: toListMeta(query, total), counts };
    },
    roles: async () => ({ data: listRoles() }),
    invite: async ({ db, viewer, params, body }) => ({
      data: await inviteUser(db, viewer, params.id, body),
    }),
    transferOwnership: async ({ db, viewer, params, body }) => ({
      data: await transferOwnership(db, viewer, params.id, body),
    }),
    updateInvitation: async ({ db, viewer, params, body }) => ({
      data: (await updateInvitation(db, viewer, params, body)) ?? notFound(),
    }),
    resendInvite: async ({ db, viewer, params }) => ({
      data: (await resendInvitation(db, viewer, params)) ?? notFound(),
    }),
    changeRole: async ({ db, viewer, params, body }) => ({
      data: (await changeRole(db, viewer, params, body.role)) ?? notFound(),
    }),
    suspend: async ({ db, viewer, params, body }) => ({
      data:
        (await suspendUser(db, viewer, params, body.user_id_to_assign_jobs ?? null)) ?? notFound(),
    }),
    reactivate: async ({ db, viewer, params }) => ({
      data: (await reactivateUser(db, viewer, params)) ?? notFound(),
    }),
    remove: async ({ db, viewer, params }) => {
      await removeUser(db, viewer, params);
      return null;
    },
  },
  { "company-user": companyUserSnapshot },
);
