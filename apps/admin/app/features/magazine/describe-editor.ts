import type { ArticleEditor } from "@devguild/schemas/admin-magazine";

const minutes = new Intl.RelativeTimeFormat("en-GB", { numeric: "always" });
const MINUTE_MS = 60_000;

/** Says that someone else has an article open, and how long ago they typed. Pure. */
export const describeEditor = (
  { name, typed_at: at }: Pick<ArticleEditor, "name" | "typed_at">,
  /** In milliseconds since 1970. */
  now: number,
) => {
  if (at === null) return `${name} has this article open`;
  const passed = Math.floor((now - new Date(at).getTime()) / MINUTE_MS);
  return passed < 1
    ? `${name} is editing this article`
    : `${name} has this article open, last typed ${minutes.format(-passed, "minute")}`;
};
