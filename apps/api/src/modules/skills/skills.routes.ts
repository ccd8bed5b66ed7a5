import { contract } from "@devguild/contract/contract";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { recordExport } from "../audit/audit.commands.ts";
import { createSkill, skillSnapshot, updateSkill } from "../catalogue/write-skills.commands.ts";
import { mergeSkill } from "./merge-skills.commands.ts";
import { SKILLS_HEAD, toSkillCells } from "./skills-csv.policy.ts";
import { findSkill, listSkills, readSkills } from "./skills.queries.ts";

export const skillRoutes = implement(
  contract.skills,
  {
    list: async ({ db, query }) => {
      const { rows, total } = await listSkills(db, query);
      return { data: rows, pagination: toListMeta(query, total) };
    },
    csv: async ({ db, viewer, query }) => {
      await recordExport(db, viewer, "skills");
      return { name: "skills.csv", body: toCsv(SKILLS_HEAD, readSkills(db, query), toSkillCells) };
    },
    create: async ({ db, body }) => ({
      data: (await findSkill(db, await createSkill(db, body))) ?? notFound(),
    }),
    update: async ({ db, params: { id }, body }) => {
      await updateSkill(db, id, body);
      return { data: (await findSkill(db, id)) ?? notFound() };
    },
    merge: async ({ db, params: { id }, body, viewer }) => ({
      data: await mergeSkill(db, { id, targetId: body.target_id, mergedBy: viewer.userId }),
    }),
  },
  { skill: skillSnapshot },
);
