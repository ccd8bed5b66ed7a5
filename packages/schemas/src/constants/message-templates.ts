/** What a template is for. */
export const TEMPLATE_PURPOSES = ["message", "decline"] as const;
export type TemplatePurpose = (typeof TEMPLATE_PURPOSES)[number];

/** The variables of a template, which are filled in for each candidate. */
const TEMPLATE_VARIABLES = ["first_name", "job_title", "company_name", "recruiter"] as const;
type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];
export type TemplateValues = Record<TemplateVariable, string>;

export const TEMPLATE_NAME_MAX = 60;

/** How many templates a company has, and how many of their own a person has. */
export const TEMPLATES_MAX = 50;

export const TEMPLATE_MESSAGES = {
  name: "Please name the template.",
  body: "Please write the text.",
  taken: "There is a template with this name already.",
  tooMany: `There can be up to ${TEMPLATES_MAX} templates. Please delete one first.`,
  unknownVariable: (name: string) =>
    `{{${name}}} can’t be filled in. You can use ${TEMPLATE_VARIABLES.map((each) => `{{${each}}}`).join(", ")}.`,
} as const;

const VARIABLE = /\{\{([^{}]*)\}\}/g;

const isKnown = (name: string): name is TemplateVariable =>
  TEMPLATE_VARIABLES.some((each) => each === name);

/** Returns what is wrong with the variables in a text; null if nothing is. */
export const checkTemplate = (text: string): string | null => {
  const names = [...text.matchAll(VARIABLE)].map(([, name = ""]) => name.trim());
  const unknown = names.find((name) => !isKnown(name));
  return unknown === undefined ? null : TEMPLATE_MESSAGES.unknownVariable(unknown);
};

/** A piece of a template at a position: text, or a variable with its value. */
type TemplatePart = { at: number; text: string; isVariable: boolean };

/** Splits a text into what is written and what is filled in. */
export const splitTemplate = (text: string, values: TemplateValues): TemplatePart[] =>
  text
    .split(/(\{\{[^{}]*\}\})/)
    .filter(Boolean)
    .map((part, at) => {
      const name = part.startsWith("{{") ? part.slice(2, -2).trim() : "";
      return isKnown(name)
        ? { at, text: values[name], isVariable: true }
        : { at, text: part, isVariable: false };
    });

/** Fills in the variables of a text. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  splitTemplate(text, values)
    .map((part) => part.text)
    .join("");

/** The templates that every company starts with. */
export const STANDARD_TEMPLATES: readonly {
  name: string;
  purpose: TemplatePurpose;
  body: string;
}[] = [
  {
    name: "Kind no, thanks for your time",
    purpose: "decline",
    body: "Hi {{first_name}},\n\nThank you for applying for {{job_title}}. We read your application closely, and we’re going ahead with people whose experience is nearer to what this team needs. We’d be glad to hear from you again.\n\n{{recruiter}}, {{company_name}}",
  },
  {
    name: "The role is filled",
    purpose: "decline",
    body: "Hi {{first_name}},\n\nThank you for your interest in {{job_title}}. We’ve filled the role in the meantime, so we can’t take your application further. All the best for your search.\n\n{{recruiter}}, {{company_name}}",
  },
  {
    name: "First call",
    purpose: "message",
    body: "Hi {{first_name}},\n\nThank you for applying for {{job_title}}. I’d like to get to know you: would a first call of 40 minutes this week or next work for you? Please send me two or three times that suit you.\n\n{{recruiter}}, {{company_name}}",
  },
  {
    name: "We need a few more days",
    purpose: "message",
    body: "Hi {{first_name}},\n\nA quick word about your application for {{job_title}}: we’re still reading, and you’ll hear from us by the end of next week. Thank you for your patience.\n\n{{recruiter}}, {{company_name}}",
  },
];
