import { and, asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { type Db, transaction } from "../../db/db.ts";
import { developerSkills } from "./developers.tables.ts";
import { lockDeveloper, putSkills, yearsBySkill } from "./skills-and-languages.commands.ts";

const BATCH = 500;

// Both skills become one with the longer experience, which may change the seniority.
const combineSkills = (db: Db, developerId: number, [from, to]: readonly [number, number]) =>
  transaction(db, async (tx) => {
    await lockDeveloper(tx, developerId);
    const rows = await tx
      .select({ id: developerSkills.skill_id, experience: developerSkills.years })
      .from(developerSkills)
      .where(eq(developerSkills.developer_id, developerId));
    const skills = rows.map(({ id, experience }) => ({ id: id === from ? to : id, experience }));
    await putSkills(tx, developerId, yearsBySkill(skills));
  });

const combineAll = async (db: Db, [from, to]: readonly [number, number]) => {
  const others = alias(developerSkills, "others");
  for (;;) {
    const rows = await db
      .select({ id: developerSkills.developer_id })
      .from(developerSkills)
      .innerJoin(others, eq(others.developer_id, developerSkills.developer_id))
      .where(and(eq(developerSkills.skill_id, from), eq(others.skill_id, to)))
      .limit(BATCH);
    for (const { id } of rows) await combineSkills(db, id, [from, to]);
    if (rows.length < BATCH) return;
  }
};

/**
 * Moves the developers of a merged skill to the one that replaced it. Those with both keep the longer
 * experience.
 */
export const moveDeveloperSkill = async (
  db: Db,
  [from, to]: readonly [from: number, to: number],
) => {
  await combineAll(db, [from, to]);
  for (;;) {
    const batch = await db
      .select({ id: developerSkills.developer_id })
      .from(developerSkills)
      .where(eq(developerSkills.skill_id, from))
      .orderBy(asc(developerSkills.developer_id))
      .limit(BATCH);
    if (batch.length === 0) return;
    await db
      .update(developerSkills)
      .set({ skill_id: to })
      .where(
        and(
          eq(developerSkills.skill_id, from),
          inArray(
            developerSkills.developer_id,
            batch.map(({ id }) => id),
          ),
        ),
      );
  }
};
