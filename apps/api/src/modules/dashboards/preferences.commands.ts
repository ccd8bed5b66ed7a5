import type { DashboardPreferencesBody } from "@devguild/schemas/company-dashboard";
import { DISMISSED_TIPS_MAX } from "@devguild/schemas/constants/company-dashboard";
import { eq, sql } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { dashboardPreferences } from "./dashboards.tables.ts";

/** Saves which sections a person has closed, and a tip that they have dismissed; what isn't sent stays. */
export const savePreferences = async (
  db: Db,
  { userId, companyId }: { userId: number; companyId: number },
  { collapsed, dismissed_tip: tip }: DashboardPreferencesBody,
): Promise<void> => {
  const { dismissed_tips: dismissed } = dashboardPreferences;
  const added = sql`(array_remove(${dismissed}, ${tip ?? ""}) || ${tip ?? ""}::text)`;
  await db
    .insert(dashboardPreferences)
    .values({
      user_id: userId,
      company_id: companyId,
      ...(collapsed && { collapsed }),
      ...(tip !== undefined && { dismissed_tips: [tip] }),
    })
    .onConflictDoUpdate({
      target: [dashboardPreferences.user_id, dashboardPreferences.company_id],
      set: {
        // Something is always set, as an update needs it.
        company_id: companyId,
        ...(collapsed && { collapsed }),
        // The oldest go first, which were about ads that have long ended.
        ...(tip !== undefined && {
          dismissed_tips: sql`${added}[greatest(1, cardinality(${added}) - ${DISMISSED_TIPS_MAX - 1}):]`,
        }),
      },
    });
};

/** Deletes how people have arranged a company's dashboard. */
export const removePreferences = (tx: Db, companyId: number) =>
  tx.delete(dashboardPreferences).where(eq(dashboardPreferences.company_id, companyId));
