import { marked } from "marked";

import type { techStackPages } from "../../src/modules/tech-stack-pages/tech-stack-pages.tables.ts";
import { sanitiseEditorial } from "../../src/rich-text/sanitise-rich-text.ts";
import type { Catalogue } from "./catalogue-index.ts";
import { TECH_STACK_TEXTS } from "./texts/tech-stacks.ts";

/** Creates the tech stack pages, one per skill that the editors wrote about. */
export const makeTechStackPages = (catalogue: Catalogue): (typeof techStackPages.$inferInsert)[] =>
  TECH_STACK_TEXTS.map(({ skill, intro, faq }) => ({
    skill_id: catalogue.skill(skill),
    title: `Hire ${skill} developers`,
    intro_html: sanitiseEditorial(marked.parse(intro.join("\n\n"), { async: false })),
    faq: faq.map(([question, answer]) => ({ question, answer })),
  }));
