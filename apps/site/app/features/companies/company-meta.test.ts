import { expect, test } from "vitest";

import { describeCompany } from "./company-meta.ts";

const about = {
  name: "Tidewerk",
  short_description: "Software for ports.",
  headquarters: "Hamburg, Germany",
  open_jobs: 12,
};

test.each([
  [about, "Tidewerk: Software for ports. Based in Hamburg, Germany. 12 open jobs for developers."],
  [
    { ...about, short_description: "", open_jobs: 1 },
    "Tidewerk is based in Hamburg, Germany. 1 open job for developers.",
  ],
  [
    { ...about, short_description: "", headquarters: null, open_jobs: 0 },
    "Tidewerk and its developer jobs.",
  ],
])("a search engine is told what is known, and no more", (company, text) => {
  expect(describeCompany(company)).toBe(text);
});
