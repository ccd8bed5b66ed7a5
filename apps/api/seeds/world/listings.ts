import { searchWords } from "@devguild/job-index/words";

import { coveredLocationIds } from "../../src/modules/catalogue/location-hierarchy.policy.ts";
import type { jobListings } from "../../src/modules/job-listings/job-listings.tables.ts";
import { createRandom } from "../random.ts";
import type { Catalogue } from "./catalogue-index.ts";
import { between, type Clock } from "./clock.ts";
import { bullets, fillIn, paragraph, type Words } from "./fill-in.ts";
import { listTitles } from "./job-titles.ts";
import { getFeedId } from "./listing-feeds.ts";
import { LEAD_ROLES, pickRole, pickSkills } from "./roles.ts";
import { pickSalary } from "./salaries.ts";
import { COMPANY_LIST } from "./texts/company-list.ts";
import { DOMAINS } from "./texts/domains.ts";

const TOTAL_LISTINGS = 300;

const SOURCES = [
  "greenhouse",
  "lever",
  "personio",
  "recruitee",
  "ashby",
  "smartrecruiters",
] as const;

const EMPLOYERS = [
  "Ambolt",
  "Brackwater",
  "Cinderline",
  "Dovecote Systems",
  "Eskdale Data",
  "Finkenau",
  "Gravelpit",
  "Hollowoak",
  "Isarblick",
  "Jackdaw & Sons",
  "Kupferstich",
  "Lowtide",
  "Mirabellenhof",
  "Nachtigall IT",
  "Oxbow Analytics",
  "Pfefferminz",
  "Quarterdeck",
  "Rookery",
  "Saltmeadow",
  "Trellis & Vine",
  "Underhill Data",
  "Velours",
  "Weidenkorb",
  "Yarrow Systems",
  "Zimtstern",
];
const TOWNS = [
  "Berlin DE",
  "Munich DE",
  "Hamburg DE",
  "Vienna AT",
  "Zürich CH",
  "Amsterdam NL",
  "Paris FR",
  "Madrid ES",
  "Warsaw PL",
  "Prague CZ",
  "Dublin IE",
  "London GB",
  "Lisbon PT",
  "Stockholm SE",
  "Copenhagen DK",
  "Milan IT",
  "Brussels BE",
  "Helsinki FI",
];

const SENTENCES = [
  "{users} rely on {system} every day, and we’re looking for someone to make sure they always can.",
  "{company} is a team of {people} in {city}; you’d be number {next}.",
  "You’ll work on {system} and everything {things} pass through.",
  "We mostly use {skill}, with {other} for the rest.",
  "We’d like you to start as soon as possible.",
];

/** Creates a listing from another site: shorter, less careful, and with applications over there. */
export const makeListing = (
  catalogue: Catalogue,
  clock: Clock,
  index: number,
): typeof jobListings.$inferInsert => {
  const random = createRandom(`listing ${index}`);
  const domainName = random.pick(COMPANY_LIST)[1];
  const domain = DOMAINS[domainName];
  const [roleName, role] = pickRole(random, domainName);
  const isLead = LEAD_ROLES.has(roleName);
  const skills = pickSkills(random, role).slice(0, 4);
  const experienceIds = [
    random.weighted([
      [1, 1],
      [2, 4],
      [3, 4],
    ] as const),
  ];
  const company = random.pick(EMPLOYERS);
  const city = catalogue.city(random.pick(TOWNS));
  const remote = random.chance(0.3);
  const prefix = experienceIds[0] === 3 && !isLead ? "Senior " : "";
  const title = `${prefix}${random.pick(listTitles(roleName, skills))}${random.chance(0.4) ? " (m/f/x)" : ""}`;
  const source = random.pick(SOURCES);
  const external_id = String(4_100_000 + index * 37);
  const published_at = clock.daysAgo(random.next() * 60 + 0.1);
  const active = random.chance(0.94);
  const people = random.int(5, 90);
  const words: Words = {
    users: () => random.pick<string>(domain.users),
    system: () => random.pick<string>(domain.systems),
    things: () => random.pick<string>(domain.things),
    company: () => company,
    city: () => city.name,
    people: () => String(people),
    next: () => String(people + 1),
    skill: () => skills[0] ?? "",
    other: () => skills[1] ?? "common sense",
  };
  return {
    source,
    external_id,
    title,
    company_name: company,
    url: `https://jobs.${company.toLowerCase().replace(/[^a-z]+/g, "-")}.example/${external_id}`,
    locations: [`${city.name}, ${catalogue.countryName(city.countryId)}`],
    remote,
    skill_ids: skills.map(catalogue.skill),
    seniority_ids: experienceIds,
    location_ids: coveredLocationIds(
      catalogue.hierarchy,
      [city.id],
      remote ? [city.countryId] : [],
    ),
    language_id: catalogue.language("English"),
    ...(random.chance(0.6)
      ? { salary_min: null, salary_max: null }
      : pickSalary(random, role.pay, city.iso2, experienceIds, isLead)),
    description_html:
      paragraph(...random.some(SENTENCES, 3).map((sentence) => fillIn(sentence, words))) +
      bullets(skills.map((skill) => `Experience with ${skill}`)),
    employment_type: random.pick(["full-time", "full-time", "part-time", "contract"]),
    published_at,
    last_seen_at: active
      ? clock.daysAgo(random.next() * 0.4)
      : between(random, published_at, clock.now),
    is_active: active,
    search_words: searchWords(title, company),
  };
};

/** Creates the listings of the demo world. */
export const makeListings = (catalogue: Catalogue, clock: Clock) =>
  Array.from({ length: TOTAL_LISTINGS }, (_, index) => {
    const listing = makeListing(catalogue, clock, index);
    return { ...listing, feed_id: getFeedId(listing.source) };
  });
