import { DesignSystemProvider } from "@devguild/design-system/design-system-provider";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { CandidatePipeline } from "./candidate-pipeline.tsx";

const shown = (candidatesIn: ComponentProps<typeof CandidatePipeline>["candidatesIn"]) =>
  renderToStaticMarkup(
    <DesignSystemProvider>
      <MemoryRouter>
        <CandidatePipeline
          pipeline={{ fresh: 1402, interviewing: 3, hired: 0, closed: 8 }}
          candidatesIn={candidatesIn}
        />
      </MemoryRouter>
    </DesignSystemProvider>,
  );

const listLinks = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);

test("each stage with candidates leads to them", () => {
  const html = shown((statuses) => `/candidates?stage=${statuses.join(",")}`);
  expect(html).toContain("1,402");
  expect(listLinks(html)).toEqual([
    "/candidates?stage=2",
    "/candidates?stage=3",
    "/candidates?stage=6,5",
  ]);
});

test("who may not open candidates sees how many there are, without links", () => {
  const html = shown(null);
  expect(html).toContain("Interviewing");
  expect(listLinks(html)).toEqual([]);
});
