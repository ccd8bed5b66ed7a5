export const SKILL_ORDERS = ["name", "developers", "jobs"] as const;

export const SKILL_MESSAGES = {
  nameTaken: "There’s already a skill with this name.",
  slugTaken: "Another skill has this slug.",
  categoryUnknown: "Choose a category.",
  sameSkill: "Choose another skill.",
  targetUnknown: "Choose an active skill.",
  merged: "This skill was merged into another one.",
  /** `name` is the word, `skill` the skill that already has it. */
  synonymTaken: (name: string, skill: string) => `“${name}” already finds ${skill}.`,
};
