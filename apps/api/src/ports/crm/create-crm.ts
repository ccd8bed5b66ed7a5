import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import type { CrmPort, CrmMessage } from "./crm.port.ts";
import { hubspot } from "./hubspot.ts";
import { crmMessages } from "../../modules/forms/forms.tables.ts";

/** Keeps what a CRM would be told in the demo's own database, where people and tests read it. */
const crmLog = (db: Db): CrmPort => {
  const keep = async (message: CrmMessage, id: string) => {
    await db.insert(crmMessages).values({ task_id: id, message }).onConflictDoNothing();
  };
  return { submit: keep, withdraw: keep };
};

/** The CRM of an installation. Production without one has none: what is sent waits until it has. */
export const createCrm = (db: Db, { crm, env }: Configuration): CrmPort | null =>
  crm ? hubspot(crm) : env === "demo" ? crmLog(db) : null;
