import { DesignSystemProvider } from "@devguild/design-system/design-system-provider";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { FormPart } from "./form-part.tsx";
import { PartFoldsContext, usePartFolds } from "./part-folds.ts";
import type { PartName, PartState } from "./posting-parts.ts";

type Props = { states: Partial<Record<PartName, PartState>>; kept: readonly PartName[] };

function Form({ states, kept }: Props) {
  const parts = Object.entries(states).map(([name, state]) => ({
    name: name as PartName,
    state,
    summary: name === "price" ? null : `What ${name} contains`,
  }));
  const { folds } = usePartFolds(parts, kept);
  return (
    <PartFoldsContext value={folds}>
      {parts.map(({ name }) => (
        <FormPart key={name} name={name}>
          Fields
        </FormPart>
      ))}
    </PartFoldsContext>
  );
}

const listFolded = (
  states: Props["states"],
  { kept = [], at = "/" }: { kept?: readonly PartName[]; at?: string } = {},
) => {
  const html = renderToStaticMarkup(
    <DesignSystemProvider>
      <MemoryRouter initialEntries={[at]}>
        <Form states={states} kept={kept} />
      </MemoryRouter>
    </DesignSystemProvider>,
  );
  return [...html.matchAll(/What (\w+) contains/g)].map(([, name]) => name);
};

test("finished parts open folded to what they contain; those with something left to do don’t fold", () => {
  const states = {
    job: "done",
    place: "started",
    pay: "empty",
    text: "wrong",
    apply: "done",
  } as const;
  expect(listFolded(states)).toEqual(["job", "apply"]);
});

test("the part that the address names is open, and so is one that is usually changed", () => {
  const states = { job: "done", pay: "done", apply: "done" } as const;
  expect(listFolded(states, { at: "/#salary" })).toEqual(["job", "apply"]);
  expect(listFolded(states, { kept: ["job"] })).toEqual(["pay", "apply"]);
});

test("what is agreed to and paid never folds", () => {
  expect(listFolded({ pay: "done", price: "done" })).toEqual(["pay"]);
});
