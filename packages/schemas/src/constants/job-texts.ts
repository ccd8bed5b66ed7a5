/** The texts of a job in reading order, each with its heading. */
export const JOB_TEXTS = [
  { key: "description", title: "About the job" },
  { key: "tasks", title: "What you’ll do" },
  { key: "requirements", title: "What you bring" },
  { key: "benefits", title: "What you get" },
] as const;

/** Joins all texts of a job to one piece of HTML; empty ones are left out. */
export const buildJobHtml = (job: Record<(typeof JOB_TEXTS)[number]["key"], string>) =>
  JOB_TEXTS.filter(({ key }) => job[key] !== "")
    .map(({ key, title }) => `<h2>${title}</h2>${job[key]}`)
    .join("");
