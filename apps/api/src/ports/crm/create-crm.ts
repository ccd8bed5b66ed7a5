import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import type { CrmPort, CrmMessage } from "./crm.port.ts";
import { hubspot } from "./hubspot.ts";
import { crmMessages } from "../../modules/forms/forms.tables.ts";

/** Stores what a CRM would receive in the demo's own database, where people and tests can read it. */
const crmLog = (db: Db): CrmPort => {
  const keep = async (message: CrmMessage, id: string) => {
    await db.insert(crmMessages).values({ task_id: id, message }).onConflictDoNothing();
  };
  return { submit: keep, withdraw: keep };
};

/** Creates the CRM of an installation. Null in production without one: messages wait until there is one. */
export const createCrm = (db: Db, { crm, env }: Configuration): CrmPort | null =>
  crm ? hubspot(crm) : env === "demo" ? crmLog(db) : null;
