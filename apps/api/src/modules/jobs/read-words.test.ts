import { contract } from "@devguild/contract/contract";
import { beforeAll, describe, expect, test } from "vitest";

import { openApi, type TestApi } from "../../../testing/test-api.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { EVERYDAY_CITIES, OTHER_LOCATION_NAMES } from "../catalogue/location-names.policy.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openApi();
});

const wordsOf = async (text: string) => {
  const { body } = await api.call(contract.jobs.words, { query: { text } });
  return body.data;
};

/** Formats how a text was parsed in one line: filters by slug, then the remaining words in quotes. */
const readingOf = async (text: string) => {
  const words = await wordsOf(text);
  const slugs = [words.skills, words.locations, words.seniorities, words.languages].map((items) =>
    items.map(({ slug }) => slug).join(" "),
  );
  const [skills, locations, seniorities, languages] = slugs;
  return [
    skills && `skill ${skills}`,
    locations && `in ${locations}`,
    seniorities,
    languages && `language ${languages}`,
    words.remote && "remote",
    words.hybrid_option.join(" "),
    words.job_title && `"${words.job_title}"`,
  ]
    .filter(Boolean)
    .join(", ");
};

describe("parsing a search text", () => {
  test.each([
    ["senior rust remote berlin", "skill rust, in berlin, senior, remote"],
    ["Senior Go developer in Berlin or Vienna", `skill go, in berlin vienna, senior, "developer"`],
    ["jobs for a react developer", `skill react, "developer"`],
    ["", ""],

    // Skills: by name, label, slug and common synonyms; the longest name first.
    ["golang", "skill go"],
    ["Go (Golang)", "skill go"],
    ["c++ c# .net", "skill c-plus-plus c-sharp dot-net"],
    ["node", "skill node-js"],
    ["react native", "skill react-native"],
    ["ruby on rails", "skill ruby-on-rails"],
    ["CI/CD, OR-Tools", "skill ci-cd or-tools"],
    ["objective c", "skill objective-c"],
    ["k8s and postgres", "skill kubernetes postgresql"],
    ["rust rust RUST", "skill rust"],
    ["can", `"can"`],

    // Locations: cities, countries, regions, and their other names.
    ["münchen", "in munich"],
    ["MUENCHEN", "in munich"],
    ["duesseldorf", "in dusseldorf"],
    ["Zürich", "in zurich"],
    ["são paulo", "in sao-paulo"],
    ["UK", "in united-kingdom"],
    ["jobs in the US", "in united-states"],
    ["deutschland", "in germany"],
    ["EU", "in european-union"],
    ["uk & ireland", "in united-kingdom-and-ireland"],
    ["new york", "in new-york-city"],
    ["in the hague", "in the-hague"],
    ["Frankfurt am Main", "in frankfurt-am-main"],
    ["luxembourg", "in luxembourg"],
    ["london", "in london"],

    // A country after its city says which city is meant.
    ["Berlin, Germany", "in berlin"],
    ["london canada", "in london-canada"],
    ["cambridge united kingdom", "in cambridge"],
    ["berlin austria", "in berlin austria"],

    // Cities that are everyday words require "in".
    ["nice", `"nice"`],
    ["mobile developer", `"mobile developer"`],
    ["jobs in Nice", "in nice"],
    ["in Berlin or Nice", "in berlin nice"],
    ["reading", `"reading"`],
    ["near Reading", "in reading"],
    ["phoenix", "skill phoenix"],
    ["elixir in phoenix", "skill elixir, in phoenix"],

    // Seniority.
    ["junior", "junior"],
    ["sr. engineer", `senior, "engineer"`],
    ["mid-level", "intermediate"],
    ["jr or mid", "junior intermediate"],
    ["lead engineer", `"lead engineer"`],
    ["C-level", `"C-level"`],

    // Languages.
    ["german", "language german"],
    ["german-speaking", "language german"],
    ["english speakers in germany", "in germany, language english"],
    ["developer in German", `language german, "developer"`],
    ["deutsch", "language german"],

    // Work mode.
    ["remote only", "remote"],
    ["100% remote", "remote"],
    ["home office", "remote"],
    ["hybrid", "hybrid"],
    ["on-site", "on_site"],
    ["onsite", "on_site"],
    ["office berlin", "in berlin, on_site"],
    ["back office developer", `"back office developer"`],
    ["hybrid or on site", "on_site hybrid"],

    // The remaining words keep their order, with stop words only in between.
    ["Head of Engineering in Berlin", `in berlin, "Head of Engineering"`],
    ["terminal scheduling", `"terminal scheduling"`],
    ["platform rust engineer", `skill rust, "platform engineer"`],
    ["go to market manager", `"go to market manager"`],
    ["engineer jobs", `"engineer"`],
    ["the", ""],
    ["O'Reilly & Söhne", `"O'Reilly & Söhne"`],
    ["разработчик rust", `skill rust, "разработчик"`],

    // Quoted phrases and words after a minus stay in the text.
    ['rust "react native" berlin', `skill rust, in berlin, ""react native""`],
    ["“senior” go", `skill go, ""senior""`],
    ["go -java engineer", `skill go, "engineer -java"`],
    ['-"team lead"', `"-"team lead""`],
    ["full-stack go", `skill go, "full-stack"`],

    // Nothing people type breaks the parser.
    ["!!", `"!!"`],
    ["🦀", `"🦀"`],
    ["🦀 rust 🦀", "skill rust"],
    ["... --- ...", `"... --- ..."`],
    ["rust\tberlin\n", "skill rust, in berlin"],
    ["ｒｕｓｔ", "skill rust"],
    ["mu\u0308nchen", "in munich"],
    ["x".repeat(200), `"${"x".repeat(200)}"`],
    ["go ".repeat(66), "skill go"],
    ["<script>alert(1)</script>", `"script>alert(1)</script"`],
    ["__proto__ constructor", `"proto__ constructor"`],
  ])("%j", async (text, reading) => {
    expect(await readingOf(text)).toBe(reading);
  });

  test.each([["rust\u0000berlin"], ["a".repeat(201)], ["%ud800"]])(
    "%j is rejected or parsed, but never a server error",
    async (text) => {
      const path = `/filter/jobs/words?text=${encodeURIComponent(text)}`;
      expect((await api.send("GET", path)).status).toBeLessThan(500);
    },
  );
});

test("each filter has its id and the label of its option", async () => {
  const words = await wordsOf("golang in hamburg");
  expect(words.skills).toEqual([{ id: expect.any(Number), label: "Go (Golang)", slug: "go" }]);
  expect(words.locations).toEqual([
    { id: expect.any(Number), kind: "city", label: "Hamburg", slug: "hamburg" },
  ]);
});

test("every alias, and every city that needs an 'in', belongs to a location", async () => {
  const { locationsBySlug } = await getCatalogue(api.db);
  const slugs = [...Object.keys(OTHER_LOCATION_NAMES), ...EVERYDAY_CITIES];
  expect(slugs.filter((slug) => !locationsBySlug.has(slug))).toEqual([]);
});
