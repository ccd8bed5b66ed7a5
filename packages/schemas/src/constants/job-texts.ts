/** The texts of a job in the order in which it is read, each under its heading. */
export const JOB_TEXTS = [
  { key: "description", title: "What it is about" },
  { key: "tasks", title: "What you will do" },
  { key: "requirements", title: "What you bring" },
  { key: "benefits", title: "What you get" },
] as const;

/** All texts of a job as one piece of HTML; those that say nothing are left out. */
export const buildJobHtml = (job: Record<(typeof JOB_TEXTS)[number]["key"], string>) =>
  JOB_TEXTS.filter(({ key }) => job[key] !== "")
    .map(({ key, title }) => `<h2>${title}</h2>${job[key]}`)
    .join("");
