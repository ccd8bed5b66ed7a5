import type { AdminSkill } from "@devguild/schemas/skills";
import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { notFound } from "../../http/problems.ts";
import { enqueue } from "../../queue/queue.ts";
import { moveSavedSearchSkill } from "../alerts/merged-skills.commands.ts";
import { moveCandidateViewSkill } from "../candidate-views/merged-skills.commands.ts";
import { replaceSkill } from "../catalogue/write-skills.commands.ts";
import { moveTechStackSkill } from "../companies/merged-skills.commands.ts";
import { moveDeveloperSkill } from "../developers/merged-skills.commands.ts";
import { moveLiveEventSkill } from "../live-events/merged-skills.commands.ts";
import { moveArticleSkill } from "../magazine/merged-skills.commands.ts";
import { moveJobSkill } from "../postings/merged-skills.commands.ts";
import { moveSourcingSearchSkill } from "../sourcing-searches/merged-skills.commands.ts";
import { moveVideoSkill } from "../videos/merged-skills.commands.ts";
import { countSkillUses } from "./count-skill-uses.commands.ts";
import { findSkill } from "./skills.queries.ts";
import { moveSkillTask } from "./skills.tasks.ts";
import { skillMerges } from "./skills.tables.ts";

/** Everything that stores the id of a skill. A test compares it with the tables. */
const MOVES = [
  moveJobSkill,
  moveDeveloperSkill,
  moveTechStackSkill,
  moveVideoSkill,
  moveArticleSkill,
  moveLiveEventSkill,
  moveSavedSearchSkill,
  moveCandidateViewSkill,
  moveSourcingSearchSkill,
];

/**
 * Merges a skill into another one, which is found by its words at once; its uses are moved in the
 * background. Source: docs/product/skills.md.
 */
export const mergeSkill = async (
  tx: Db,
  { id, targetId, mergedBy }: { id: number; targetId: number; mergedBy: number },
): Promise<AdminSkill> => {
  await replaceSkill(tx, id, targetId);
  // What was merged into it before goes along.
  await tx
    .update(skillMerges)
    .set({ target_id: targetId, moved_at: null })
    .where(eq(skillMerges.target_id, id));
  await tx.insert(skillMerges).values({ skill_id: id, target_id: targetId, merged_by: mergedBy });
  await enqueue(tx, moveSkillTask());
  return (await findSkill(tx, id)) ?? notFound();
};

/**
 * Moves the uses of merged skills in small transactions, so that it can be killed and continues where it was.
 * With `again`, skills moved before are looked through once more: a process that had not heard of the
 * merge may have stored one meanwhile.
 */
export const moveMergedSkills = async (db: Db, { again = false } = {}): Promise<void> => {
  const merges = await db
    .select({ from: skillMerges.skill_id, to: skillMerges.target_id })
    .from(skillMerges)
    .where(again ? undefined : isNull(skillMerges.moved_at))
    .orderBy(skillMerges.merged_at);
  for (const { from, to } of merges) {
    for (const move of MOVES) await move(db, [from, to]);
    await db
      .update(skillMerges)
      .set({ moved_at: new Date() })
      // Not if it was merged further meanwhile: then it has to be moved again.
      .where(and(eq(skillMerges.skill_id, from), eq(skillMerges.target_id, to)));
  }
  if (merges.length > 0) await countSkillUses(db);
};
