import { expect, test } from "vitest";

import { splitMentions } from "./split-mentions.ts";

const marked = (body: string, mentions: string[]) =>
  splitMentions(body, mentions)
    .map(({ text, isMention }) => (isMention ? `[${text}]` : text))
    .join("");

test("names of mentioned colleagues stand out, the longest first", () => {
  expect(marked("Hi @Ada Lovelace, and a@b", ["Ada Lovelace"])).toBe("Hi [@Ada Lovelace], and a@b");
  expect(marked("@Ada King@Ada", ["Ada", "Ada King"])).toBe("[@Ada King][@Ada]");
  expect(marked("No one", [])).toBe("No one");
  expect(marked("", ["Ada"])).toBe("");
});
