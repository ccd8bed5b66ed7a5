import { expect, test } from "vitest";

import { fillIn } from "./fill-in.ts";

test("names are replaced by their values, which cannot become markup", () => {
  expect(fillIn("By {{name}}, {{name}}.", { name: "A <b>& Co</b>" })).toBe(
    "By A &lt;b&gt;&amp; Co&lt;/b&gt;, A &lt;b&gt;&amp; Co&lt;/b&gt;.",
  );
});

test("a part without its value is left out", () => {
  const text = "Call us{{#phone}} at {{phone}}{{/phone}}.";
  expect(fillIn(text, { phone: "+43 1" })).toBe("Call us at +43 1.");
  expect(fillIn(text, { phone: "" })).toBe("Call us.");
});

test("a name that nobody knows is a mistake", () => {
  expect(() => fillIn("{{nobody}}", {})).toThrow(/nobody/);
});
