import { describe, expect, test } from "vitest";

import { compareTexts, compareWords } from "./article-diff.policy.ts";

const show = (parts: readonly { kind: string; text: string }[]) =>
  parts
    .map(({ kind, text }) => ({ same: text, added: `{+${text}+}`, removed: `[-${text}-]` })[kind])
    .join("");

test.each([
  ["one two three", "one two three", "one two three"],
  ["one two three", "one 2 three", "one [-two -]{+2 +}three"],
  ["", "new", "{+new+}"],
  ["old", "", "[-old-]"],
  ["", "", ""],
  ["a b c d", "a x b d", "a {+x +}b [-c -]d"],
])("%j becomes %j", (before, after, shown) => {
  expect(show(compareWords(before, after))).toBe(shown);
});

describe("two texts are compared by lines", () => {
  test("and changed lines by words", () => {
    const before = "<p>Intro</p><h2>Old title</h2><ul><li>One</li><li>Two</li></ul><p>End</p>";
    const after = "<p>Intro</p><h2>New title</h2><ul><li>One</li></ul><p>End</p><p>More</p>";
    expect(compareTexts(before, after).map(show)).toEqual([
      "Intro",
      "[-Old -]{+New +}title",
      "One",
      "[-Two-]",
      "End",
      "{+More+}",
    ]);
  });

  test("with pictures by their descriptions, and formats left out", () => {
    const before =
      '<figure><img src="/a.png" alt="A door"></figure><p><strong>Bold</strong> text</p>';
    const after = '<figure><img src="/b.png" alt="A gate"></figure><p>Bold text</p>';
    expect(compareTexts(before, after).map(show)).toEqual([
      "[Picture: A [-door]-]{+gate]+}",
      "Bold text",
    ]);
  });

  test("also when they are long and have nothing in common", () => {
    const many = (word: string) => `<p>${word}</p>`.repeat(5000);
    const lines = compareTexts(many("a"), many("b"));
    expect(lines).toHaveLength(5000);
    expect(show(lines[0] ?? [])).toBe("[-a-]{+b+}");
  });
});
