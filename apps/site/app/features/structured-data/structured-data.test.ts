import { aJobDetails } from "@devguild/fixtures/jobs";
import { aLiveEvent } from "@devguild/fixtures/live-events";
import { anArticle } from "@devguild/fixtures/magazine";
import { aPublicCompany } from "@devguild/fixtures/public-companies";
import { aVideo } from "@devguild/fixtures/videos";
import { describe, expect, test } from "vitest";

import { companyStructuredData } from "../companies/company-structured-data.ts";
import { JOB_PARENTS } from "../jobs/job-crumbs.ts";
import { jobStructuredData, toListed } from "../jobs/job-structured-data.ts";
import { eventStructuredData } from "../live-events/event-structured-data.ts";
import { articleStructuredData } from "../magazine/article-structured-data.ts";
import { videoStructuredData } from "../videos/video-structured-data.ts";
import { breadcrumbList, LISTED_IN } from "./breadcrumb-list.ts";
import { itemList, listPages } from "./item-list.ts";
import { webSite } from "./web-site.ts";
import { GOOGLE_FIELDS } from "./google-fields.ts";
import { buildPublisher, describe as describeThing } from "./schema-org.ts";

const SITE = "https://guild.example";

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

/** Returns the value at a path, taking the first item of lists. */
const valueAt = (thing: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return isThing(first) ? first[name] : undefined;
  }, thing);

const hasValue = (value: unknown) =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && !value.length);

const findMissing = (thing: Thing, fields: readonly string[]) =>
  fields.filter((field) => !field.split("|").some((path) => hasValue(valueAt(thing, path))));

/** Lists empty values and missing required fields of an object and the objects nested in it. */
const mistakesOf = (value: unknown, place = ""): string[] => {
  if (value === null || value === undefined || value === "") return [`${place} is empty`];
  if (Array.isArray(value)) return value.flatMap((each) => mistakesOf(each, place));
  if (!isThing(value)) return [];
  const type = String(value["@type"]);
  const fields: { required: readonly string[] } | undefined =
    GOOGLE_FIELDS[type as keyof typeof GOOGLE_FIELDS];
  return [
    ...(fields
      ? findMissing(value, fields.required).map((field) => `${place}${type} lacks ${field}`)
      : [`${place}${type} is no kind of the table`]),
    ...Object.entries(value).flatMap(([name, each]) =>
      mistakesOf(each, `${place}${type}.${name} `),
    ),
  ];
};

const recommendedOf = (type: keyof typeof GOOGLE_FIELDS, thing: Thing) =>
  findMissing(thing, GOOGLE_FIELDS[type].recommended);

const HOSTILE = `</script><script>alert("1")</script>\u2028 & <!-- 'x'`;

const A_SILENT_COMPANY = aPublicCompany({
  short_description: "",
  logo_url: null,
  founded: null,
  headquarters: null,
  headquarters_city: null,
  website_url: null,
  github_url: null,
  linkedin_url: null,
});

const things: [string, Thing | null][] = [
  ["a job in a city", jobStructuredData(SITE, aJobDetails())],
  [
    "a remote job without cities",
    jobStructuredData(
      SITE,
      aJobDetails({ cities: [], remote: 1, remote_locations: [{ id: 2, name: "European Union" }] }),
    ),
  ],
  [
    "a remote job that does not say from where",
    jobStructuredData(SITE, aJobDetails({ cities: [], remote: 1 })),
  ],
  [
    "a job that says the least it pays",
    jobStructuredData(SITE, aJobDetails({ salary_max: null, expire_at: null })),
  ],
  [
    "a job without pay, texts, skills and logo",
    jobStructuredData(
      SITE,
      aJobDetails({
        salary_min: null,
        salary_max: null,
        description: "",
        tasks: "",
        requirements: "",
        skills: [],
        company: { ...aJobDetails().company, logo_url: null, short_description: "" },
      }),
    ),
  ],
  ["a job of hostile texts", jobStructuredData(SITE, aJobDetails({ title: HOSTILE }))],
  ["an article", articleStructuredData(SITE, anArticle())],
  [
    "an article without a picture and of hostile texts",
    articleStructuredData(
      SITE,
      anArticle({ title: HOSTILE, summary: HOSTILE, image_url: null, skills: [] }),
    ),
  ],
  ["a video", videoStructuredData(SITE, aVideo())],
  [
    "a video that is locked and about nothing in particular",
    videoStructuredData(
      SITE,
      aVideo({ locked: true, provider: null, provider_video_id: null, topics: [], event: null }),
    ),
  ],
  ["an event on site and online", eventStructuredData(SITE, aLiveEvent())],
  ["an event on site", eventStructuredData(SITE, aLiveEvent({ event_type: 0 }))],
  [
    "an episode of the live show",
    eventStructuredData(
      SITE,
      aLiveEvent({ event_type: 3, venue: null, cover_url: null, subtitle: "" }),
    ),
  ],
  ["a company", companyStructuredData(SITE, aPublicCompany())],
  ["a company that says nothing of itself", companyStructuredData(SITE, A_SILENT_COMPANY)],
  [
    "a company of hostile texts",
    companyStructuredData(SITE, aPublicCompany({ name: HOSTILE, short_description: HOSTILE })),
  ],
  ["who runs the site", describeThing(buildPublisher(SITE))],
  ["breadcrumbs", breadcrumbList(SITE, JOB_PARENTS, HOSTILE)],
  ...Object.entries(LISTED_IN).map(([kind, parents]): [string, Thing] => [
    `breadcrumbs of: ${kind}`,
    breadcrumbList(SITE, parents, "Here"),
  ]),
];

test.each(things)("%s says all that a search engine requires, and nothing empty", (_, thing) => {
  expect(thing).toMatchObject({ "@context": "https://schema.org" });
  expect(mistakesOf({ ...thing, "@context": "https://schema.org" })).toEqual([]);
  // The page embeds it as JSON.
  expect(JSON.parse(JSON.stringify(thing))).toEqual(thing);
});

test("a full job, article, company, event and video say what is recommended, too, as far as we know it", () => {
  const job = aJobDetails({ remote: 1, remote_locations: [{ id: 2, name: "Germany" }] });
  expect(recommendedOf("JobPosting", jobStructuredData(SITE, job) ?? {})).toEqual([]);
  expect(recommendedOf("Article", articleStructuredData(SITE, anArticle()) ?? {})).toEqual([]);
  expect(recommendedOf("Organization", companyStructuredData(SITE, aPublicCompany()))).toEqual([]);
  expect(recommendedOf("Event", eventStructuredData(SITE, aLiveEvent()) ?? {})).toEqual(["offers"]);
  expect(recommendedOf("VideoObject", videoStructuredData(SITE, aVideo()) ?? {})).toEqual([]);
});

test("the site says how to search it, and a list names its pages in their order", () => {
  const jobs = [aJobDetails({ id: 7 }), aJobDetails({ id: 8, title: HOSTILE })];
  const list = itemList(SITE, toListed(jobs));
  for (const thing of [webSite(SITE), list]) expect(mistakesOf(thing)).toEqual([]);
  expect(valueAt(webSite(SITE), "potentialAction.target.urlTemplate")).toBe(
    `${SITE}/en/jobs?words={search_term_string}`,
  );
  expect(list?.["itemListElement"]).toMatchObject([
    { position: 1, url: expect.stringContaining("/7/") as string },
    { position: 2, name: HOSTILE },
  ]);
  expect(itemList(SITE, [])).toBeNull();
});

describe("a job", () => {
  test("says pay, place and end as search engines for jobs read them", () => {
    expect(jobStructuredData(SITE, aJobDetails())).toMatchObject({
      url: "https://guild.example/en/companies/7/nimbrel/41/platform-engineer",
      validThrough: "2026-12-18T09:00:00.000Z",
      directApply: true,
      hiringOrganization: { name: "Nimbrel", logo: "https://guild.example/api/files/logos/7.svg" },
      jobLocation: [{ address: { addressLocality: "Hamburg", addressCountry: "Germany" } }],
      baseSalary: {
        currency: "EUR",
        value: { minValue: 78_000, maxValue: 96_000, unitText: "YEAR" },
      },
      description:
        "<h2>About the job</h2><p>Build the platform that everybody else builds on.</p><h2>What you’ll do</h2><ul><li>Keep the lights on</li></ul><h2>What you bring</h2><p>Go, and patience.</p>",
    });
  });

  test("that is remote as well says so, and whose homes count", () => {
    const thing = jobStructuredData(SITE, aJobDetails({ remote: 1 }));
    expect(thing).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [{ name: "Germany" }],
    });
    const region = {
      remote: 1 as const,
      remote_locations: [{ id: 3, name: "DACH" }],
      remote_countries: ["Germany", "Austria", "Switzerland"],
    };
    expect(jobStructuredData(SITE, aJobDetails(region))).toMatchObject({
      applicantLocationRequirements: ["Germany", "Austria", "Switzerland"].map((name) => ({
        "@type": "Country",
        name,
      })),
    });
    expect(jobStructuredData(SITE, aJobDetails())).not.toHaveProperty("jobLocationType");
  });

  test("applied to elsewhere is not applied to here", () => {
    expect(jobStructuredData(SITE, aJobDetails({ direct_apply: true }))).toMatchObject({
      directApply: false,
    });
  });

  test.each(["draft", "pending", "unpublished", "expired", "archived"] as const)(
    "that is %s is offered to nobody",
    (status) => {
      expect(jobStructuredData(SITE, aJobDetails({ status }))).toBeNull();
    },
  );
});

test("a job that is nowhere is no job that search engines would list", () => {
  expect(jobStructuredData(SITE, aJobDetails({ cities: [], remote: 0 }))).toBeNull();
});

test.each([0, 1, 3] as const)("an article in state %s is no article yet", (status) => {
  expect(articleStructuredData(SITE, anArticle({ status }))).toBeNull();
});

test("an event says where and how one takes part", () => {
  expect(eventStructuredData(SITE, aLiveEvent())).toMatchObject({
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
    location: [
      { "@type": "Place", address: "Speicher 4, Hamburg" },
      { "@type": "VirtualLocation", url: `${SITE}/en/live-events/5/harbour-evening` },
    ],
  });
  expect(eventStructuredData(SITE, aLiveEvent({ event_type: 0, venue: null }))).toBeNull();
});

describe("a company", () => {
  test("is where its own site is, and elsewhere; we only tell of it", () => {
    expect(companyStructuredData(SITE, aPublicCompany())).toMatchObject({
      url: "https://nimbrel.example",
      mainEntityOfPage: `${SITE}/en/companies/7/nimbrel`,
      logo: `${SITE}/api/files/logos/7.svg`,
      sameAs: ["https://github.example/nimbrel", "https://linkedin.example/nimbrel"],
      address: { addressLocality: "Hamburg", addressCountry: "Germany" },
    });
  });

  test("that says little of itself is said to be no more than that", () => {
    expect(companyStructuredData(SITE, A_SILENT_COMPANY)).toEqual({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Nimbrel",
      url: `${SITE}/en/companies/7/nimbrel`,
      mainEntityOfPage: `${SITE}/en/companies/7/nimbrel`,
      image: `${SITE}/api/files/covers/7.png`,
    });
  });
});

test("a locked video does not say where it plays", () => {
  const locked = aVideo({ locked: true, provider: null, provider_video_id: null });
  expect(videoStructuredData(SITE, locked)).not.toHaveProperty("embedUrl");
});

test("a list that grows names the pages of its first page", () => {
  const grown = { pages: [{ data: ["b", "a"] }, { data: ["c"] }] };
  expect(listPages(grown, String, (slug) => `/en/${slug}`)).toEqual([
    { name: "b", path: "/en/b" },
    { name: "a", path: "/en/a" },
  ]);
  expect(listPages({ pages: [] }, String, String)).toEqual([]);
});
