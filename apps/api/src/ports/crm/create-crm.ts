import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import { crmLog } from "./crm-log.ts";
import type { CrmPort } from "./crm.port.ts";
import { hubspot } from "./hubspot.ts";

/** The CRM of an installation. Production without one has none: what is sent waits until it has. */
export const createCrm = (db: Db, { crm, env }: Configuration): CrmPort | null =>
  crm ? hubspot(crm) : env === "demo" ? crmLog(db) : null;
