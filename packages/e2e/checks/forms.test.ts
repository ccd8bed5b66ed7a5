import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "./product.ts";

/** The only file with a form that isn't a search; it needs scripts, and says so without them. */
const POST_FORM = "packages/design-system/src/post-form/post-form.tsx";

/** What nearly all dialogs with a form are. */
const FORM_MODAL = "packages/design-system/src/form-modal/form-modal.tsx";

const screens = globSync("{apps,packages}/**/*.tsx", {
  cwd: ROOT,
  exclude: (name) => /node_modules|build|\.react-router|storybook-static/.test(name),
});

/**
 * Returns the attributes of the tag whose name ends at `from`, as written, without the contents of
 * braces.
 */
const attributesAt = (source: string, from: number) => {
  let depth = 0;
  let attributes = "";
  for (const sign of source.slice(from)) {
    if (sign === "}") depth -= 1;
    if (depth === 0 && sign === ">") break;
    if (depth === 0) attributes += sign;
    if (sign === "{") depth += 1;
  }
  return attributes;
};

const formsIn = (source: string) =>
  [...source.matchAll(/<form\b/g)].map(({ index }) => attributesAt(source, index + "<form".length));

test("forms are found with their attributes, whatever their handlers contain", () => {
  const source = `<search><form onSubmit={(event) => { if (a > b) send({ event }); }} method="get"><i /></form></search>`;
  expect(formsIn(source)).toEqual([' onSubmit={} method="get"']);
  expect(formsIn("<form>")).toEqual([""]);
  expect(formsIn("<formula>")).toEqual([]);
});

test("every form is a search in the URL, or puts nothing into the URL", () => {
  const forms = screens.flatMap((file) =>
    formsIn(readFileSync(join(ROOT, file), "utf8")).map((attributes) => ({ file, attributes })),
  );
  expect(forms.length).toBeGreaterThan(8);
  const others = forms.filter(({ attributes }) => !/\smethod="get"/.test(attributes));
  expect(others.map(({ file }) => file)).toEqual([POST_FORM]);
  expect(others[0]?.attributes).toMatch(/\smethod="post"/);
});

test("forms are only created as JSX elements", () => {
  const found = screens.filter((file) =>
    /createElement\(\s*["']form["']|\.Form\b|import \{[^}]*\bForm\b[^}]*\} from "react-router"|formMethod/.test(
      readFileSync(join(ROOT, file), "utf8"),
    ),
  );
  expect(found).toEqual([]);
});

test("a click beside a dialog with a form discards nothing that was typed", () => {
  const dialogs = screens
    .filter((file) => !file.includes(".stories."))
    .map((file) => ({ file, source: readFileSync(join(ROOT, file), "utf8") }))
    .filter(({ source }) => /<Modal\b/.test(source) && /<ApiForm\b/.test(source));
  expect(dialogs.map(({ file }) => file)).toContain(FORM_MODAL);
  const careless = dialogs.filter(
    ({ source }) => !/closeOnClickOutside=\{!form\.isTouched/.test(source),
  );
  expect(careless.map(({ file }) => file)).toEqual([]);
});

/** Forms with a text of several lines that isn't stored while it is typed, and why. */
const WITHOUT_DRAFT: Record<string, string> = {
  "packages/company-ui/src/account/delete-company-modal.tsx": "a reason for what can't be undone",
  "packages/company-ui/src/partnerships/lead-modal.tsx": "the data of a stranger at the booth",
  "apps/admin/app/features/push/own-devices-box.tsx": "a test sent to oneself",
  "apps/site/app/features/public-forms/live-suggestion-form.tsx": "the server renders it",
};

test("a longer text is stored while it is typed, unless there is a reason not to", () => {
  const forms = screens.filter((file) => {
    const source = readFileSync(join(ROOT, file), "utf8");
    return /\buse(?:Api|Public)Form\(/.test(source) && /<(?:TextArea|RichTextField)\b/.test(source);
  });
  expect(forms.length).toBeGreaterThan(15);
  const withoutDraft = forms.filter(
    (file) => !/\bdraft\b/.test(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(withoutDraft.toSorted()).toEqual(Object.keys(WITHOUT_DRAFT).toSorted());
});
