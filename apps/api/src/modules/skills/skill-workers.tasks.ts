import type { Db } from "../../db/db.ts";
import { taskKind, type Worker, worker } from "../../queue/queue.ts";
import { countSkillUses } from "./count-skill-uses.commands.ts";
import { moveMergedSkills } from "./merge-skills.commands.ts";
import { moveSkills } from "./skills.tasks.ts";

const count = taskKind("count-skill-uses", 2);
const moveAgain = taskKind("move-merged-skills-again", 2);

/** Moves merged skills when asked to and again every night, and counts uses every hour. */
export const skillWorkers = (db: Db): Worker[] => [
  worker(moveSkills, () => moveMergedSkills(db)),
  { ...worker(moveAgain, () => moveMergedSkills(db, { again: true })), schedule: "20 2 * * *" },
  { ...worker(count, () => countSkillUses(db)), schedule: "7 * * * *" },
];
