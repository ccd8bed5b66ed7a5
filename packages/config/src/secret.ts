/** The demo's secret. It is public, so production refuses it. */
export const DEMO_SECRET = "devguild-demo-signs-with-what-everybody-knows";

const MIN_DISTINCT_CHARACTERS = 16;
const PLACEHOLDER = /change.?me|example|password|placeholder|secret|your.?key/i;
const HOW = "create one with `openssl rand -base64 48`";

/** Lists what is wrong with a production's secret. */
export const findSecretProblems = (secret: string | undefined): string[] => {
  if (secret === undefined) return [`SECRET: is needed when DEVGUILD_ENV is production; ${HOW}`];
  if (secret === DEMO_SECRET) return [`SECRET: is the demo's, which is public; ${HOW}`];
  if (new Set(secret).size < MIN_DISTINCT_CHARACTERS)
    return [`SECRET: has fewer than ${MIN_DISTINCT_CHARACTERS} different characters; ${HOW}`];
  return PLACEHOLDER.test(secret) ? [`SECRET: looks like a placeholder; ${HOW}`] : [];
};
