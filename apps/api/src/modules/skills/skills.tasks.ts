import { type Task, taskKind } from "../../queue/queue.ts";

/** Moves the uses of merged skills. After a crash, a retry continues where the last one ended. */
export const moveSkills = taskKind("move-merged-skills", 10);

/** Builds the task that moves the uses of merged skills. */
export const moveSkillTask = (): Task => ({ kind: moveSkills, data: {} });
