import { contract } from "@devguild/contract/contract";
import { STAFF_LISTS, type StaffList } from "@devguild/schemas/constants/list-views";
import type { Permission } from "@devguild/schemas/constants/accounts";

import { implement } from "../../http/implement.ts";
import { forbidden } from "../../http/problems.ts";
import { removeView, saveView, setLayout, updateView } from "./list-views.commands.ts";
import { listViewsAndLayouts } from "./list-views.queries.ts";

type Viewer = { permissions: ReadonlySet<Permission> };

const requireList = ({ permissions }: Viewer, list: StaffList) => {
  if (!permissions.has(STAFF_LISTS[list])) forbidden();
};

export const listViewRoutes = implement(contract.listViews, {
  list: async ({ db, viewer }) => ({ data: await listViewsAndLayouts(db, viewer) }),
  create: async ({ db, viewer, body }) => {
    requireList(viewer, body.list);
    return { data: await saveView(db, viewer.userId, body) };
  },
  update: async ({ db, viewer, params, body }) => {
    requireList(viewer, body.list);
    return { data: await updateView(db, viewer.userId, params.id, body) };
  },
  remove: async ({ db, viewer, params }) => {
    await removeView(db, viewer.userId, params.id);
    return null;
  },
  arrange: async ({ db, viewer, body }) => {
    requireList(viewer, body.list);
    return { data: await setLayout(db, viewer.userId, body) };
  },
});
