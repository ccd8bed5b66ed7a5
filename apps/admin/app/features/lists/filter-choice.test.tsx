import { DesignSystemProvider } from "@devguild/design-system/design-system-provider";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { OfferedFilters } from "./filter-choice.tsx";
import type { List } from "./use-list.ts";

const list = {
  shape: { filters: { skills: { values: "ids", many: true } } },
  state: { filters: { skills: [] } },
} as unknown as List<string, "skills">;

const show = (isLoadingError: boolean) =>
  renderToStaticMarkup(
    <DesignSystemProvider>
      <OfferedFilters
        list={list}
        filters={[
          {
            name: "skills",
            label: "Skill",
            options: [],
            query: { isLoadingError, refetch: () => undefined },
          },
        ]}
      />
    </DesignSystemProvider>,
  );

test("a filter without choices is left out, unless they didn’t load, which its menu says", () => {
  expect(show(false)).not.toContain("Skill");
  expect(show(true)).toContain("Skill");
});
