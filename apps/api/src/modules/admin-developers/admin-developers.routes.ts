import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { eraseByRequest } from "../accounts/erase-developer.commands.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { findLoginState } from "../users/users.queries.ts";
import { decideBoardAccess, saveNotes, setSuspension } from "./decisions.commands.ts";
import { DEVELOPERS_HEAD, toDeveloperCells } from "./developers-csv.policy.ts";
import { findStaffDeveloper } from "./find-developer.queries.ts";
import { listHistory } from "./history.queries.ts";
import { listDevelopers, readDevelopers } from "./list-developers.queries.ts";
import { setEmail } from "./set-email.commands.ts";
import {
  accessSnapshot,
  addressSnapshot,
  erasedSnapshot,
  notesSnapshot,
  suspensionSnapshot,
} from "./snapshots.queries.ts";

export const adminDeveloperRoutes = implement(
  contract.adminDevelopers,
  {
    list: async ({ db, query }) => {
      const { rows, total, isCapped } = await listDevelopers(db, query);
      return { data: rows, pagination: toListMeta(query, total, isCapped) };
    },
    csv: async ({ db, viewer, query }) => {
      await recordExport(db, viewer, "developers");
      return {
        name: "developers.csv",
        body: toCsv(DEVELOPERS_HEAD, readDevelopers(db, query), toDeveloperCells),
      };
    },
    one: async ({ db, config, params }) => ({
      data: await findStaffDeveloper(db, params.id, config),
    }),
    history: async ({ db, params, query }) => {
      const { rows, total } = await listHistory(db, params.id, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    saveNotes: async ({ db, config, viewer, params, body }) => {
      await saveNotes(db, viewer, params.id, body.internal_notes_text);
      return { data: await findStaffDeveloper(db, params.id, config) };
    },
    setEmail: async ({ db, params, body }) => {
      await setEmail(db, params.id, body.email);
      return { data: (await findLoginState(db, params.id)) ?? notFound() };
    },
    setBoardAccess: async ({ db, config, params, body }) => {
      await decideBoardAccess(db, params.id, body);
      return { data: await findStaffDeveloper(db, params.id, config) };
    },
    setSuspension: async ({ db, config, viewer, params, body, audit }) => {
      if (!body.suspended) audit.actsAs("developer.unsuspend");
      await setSuspension(db, viewer, params.id, body);
      return { data: await findStaffDeveloper(db, params.id, config) };
    },
    erase: async ({ db, config, viewer, params: { userId }, query, audit }) => {
      const files = createFileStore(config);
      const erased = await eraseByRequest(db, viewer, userId, { token: query.mfa_token, files });
      audit.add({ reason: query.reason, with_login: erased.with_login });
      return { data: erased };
    },
  },
  {
    "erased-developer": erasedSnapshot,
    "developer-notes": notesSnapshot,
    "developer-login": addressSnapshot,
    "developer-access": accessSnapshot,
    "developer-suspension": suspensionSnapshot,
  },
);
