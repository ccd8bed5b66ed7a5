import type { Db } from "../../db/db.ts";
import { crmMessages } from "../../modules/forms/forms.tables.ts";
import type { CrmMessage, CrmPort } from "./crm.port.ts";

/** Keeps what a CRM would be told in the demo's own database, where people and tests read it. */
export const crmLog = (db: Db): CrmPort => {
  const keep = async (message: CrmMessage, id: string) => {
    await db.insert(crmMessages).values({ task_id: id, message }).onConflictDoNothing();
  };
  return { submit: keep, withdraw: keep };
};
