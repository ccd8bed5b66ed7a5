import { dataOf, paginationOf } from "@devguild/schemas/fields";
import {
  adminSkill,
  mergeSkillBody,
  skillBody,
  skillsCsvQuery,
  skillsQuery,
} from "@devguild/schemas/skills";

import { admin, endpoint } from "./endpoint.ts";

const access = [admin("admin.edit-catalogue")] as const;

export const skills = {
  list: endpoint({
    method: "GET",
    path: "/admin/skills",
    summary: "All skills, searched by name, slug or synonym, with how often each is used",
    access,
    query: skillsQuery,
    answer: { 200: paginationOf(adminSkill) },
  }),
  csv: endpoint({
    method: "GET",
    path: "/admin/skills/csv",
    summary: "Skills as a spreadsheet, searched and filtered; the download is in the audit log",
    access,
    query: skillsCsvQuery,
    file: "text/csv",
    answer: { 200: null },
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/skills",
    summary: "Add a skill",
    access,
    audit: { action: "skill.create", subject: "skill", id: "answer.data.id" },
    body: skillBody,
    answer: { 201: dataOf(adminSkill) },
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/skills/:id",
    summary: "Change a skill and its synonyms, or whether people can choose it",
    access,
    audit: { action: "skill.edit", subject: "skill", id: "params.id" },
    body: skillBody,
    answer: { 200: dataOf(adminSkill) },
    errors: [404, 409],
  }),
  merge: endpoint({
    method: "POST",
    path: "/admin/skills/:id/merge",
    summary: "Merge a skill into another one, which takes over its uses, its name and its synonyms",
    access,
    audit: { action: "skill.merge", subject: "skill", id: "params.id" },
    body: mergeSkillBody,
    answer: { 202: dataOf(adminSkill) },
    errors: [404, 409],
  }),
};
