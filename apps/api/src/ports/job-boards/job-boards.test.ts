import type { FeedFormat } from "@devguild/schemas/constants/job-listings";
import { expect, test } from "vitest";

import { type FeedListing, FeedProblem } from "./job-boards.port.ts";
import { JOB_BOARDS } from "./job-boards.ts";

const ADDRESS = "https://acme.jobs.personio.de/xml";

const ONE: FeedListing = {
  externalId: "48120",
  title: "Senior Metering Engineer",
  url: "https://jobs.acme.example/48120",
  companyName: null,
  locations: ["Bergen, Norway", "Oslo, Norway"],
  isRemote: false,
  descriptionHtml: "<p>Go &amp; Kafka</p>",
  employmentType: null,
  salaryMin: null,
  salaryMax: null,
  publishedAt: new Date("2026-11-02T09:00:00Z"),
};

const GREENHOUSE = {
  jobs: [
    {
      id: 48120,
      title: "Senior Metering Engineer ",
      absolute_url: ONE.url,
      location: { name: "Bergen, Norway; Oslo, Norway" },
      content: "&lt;p&gt;Go &amp;amp; Kafka&lt;/p&gt;",
      first_published: "2026-11-02T10:00:00+01:00",
    },
  ],
};
const LEVER = [
  {
    id: "48120",
    text: "Senior Metering Engineer",
    hostedUrl: ONE.url,
    categories: {
      location: "Bergen, Norway",
      allLocations: ["Bergen, Norway", "Oslo, Norway"],
      commitment: "Full-time",
    },
    workplaceType: "remote",
    description: "<p>Go</p>",
    lists: [{ text: "You bring", content: "<li>Kafka</li>" }],
    salaryRange: { min: 70000, max: 84000, currency: "EUR", interval: "per-year-salary" },
    createdAt: Date.parse("2026-11-02T09:00:00Z"),
  },
];
const ASHBY = {
  jobs: [
    {
      id: "48120",
      title: "Senior Metering Engineer",
      jobUrl: ONE.url,
      location: "Bergen, Norway",
      secondaryLocations: [{ location: "Oslo, Norway" }],
      isRemote: true,
      isListed: true,
      employmentType: "FullTime",
      descriptionHtml: "<p>Go &amp; Kafka</p>",
      publishedAt: "2026-11-02T09:00:00.000+00:00",
      compensation: {
        summaryComponents: [
          { compensationType: "Bonus", interval: "1 YEAR", minValue: 1, maxValue: 2 },
          { compensationType: "Salary", interval: "1 YEAR", minValue: 70000, maxValue: 84000 },
        ],
      },
    },
    { id: "2", title: "Internal", jobUrl: ONE.url, isListed: false },
  ],
};
const PERSONIO = `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs><position><id>48120</id>
  <subcompany>Acme AS</subcompany><office>Bergen, Norway</office>
  <additionalOffices><office>Oslo, Norway</office></additionalOffices>
  <name>Senior Metering Engineer</name><employmentType>permanent</employmentType>
  <schedule>full-time</schedule><createdAt>2026-11-02T09:00:00+00:00</createdAt>
  <jobDescriptions><jobDescription><name>Your &amp; our work</name>
  <value><![CDATA[<p>Go &amp; Kafka</p>]]></value></jobDescription></jobDescriptions></position></workzag-jobs>`;
const RECRUITEE = {
  offers: [
    {
      id: 48120,
      title: "Senior Metering Engineer",
      careers_url: ONE.url,
      company_name: "Acme AS",
      locations: [
        { city: "Bergen", country: "Norway" },
        { city: "Oslo", country: "Norway" },
      ],
      remote: false,
      description: "<p>Go</p>",
      requirements: "<p>Kafka</p>",
      employment_type_code: "fulltime",
      salary: { min: "70000", max: "84000", period: "year", currency: "EUR" },
      published_at: "2026-11-02 09:00:00 UTC",
    },
  ],
};
const SMARTRECRUITERS = {
  offset: 0,
  limit: 100,
  totalFound: 3,
  content: [
    {
      id: "48120",
      name: "Senior Metering Engineer",
      company: { identifier: "Acme", name: "Acme AS" },
      location: { city: "Bergen", country: "no", remote: true },
      typeOfEmployment: { label: "Full-time" },
      releasedDate: "2026-11-02T09:00:00.000Z",
    },
  ],
};
const ROW = {
  id: "48120",
  title: "Senior Metering Engineer",
  url: ONE.url,
  company: "Acme AS",
  location: "Bergen, Norway | Oslo, Norway",
  remote: "no",
  description: "Go & Kafka",
  employment_type: "full-time",
  salary_min: "70.000",
  salary_max: "84,000 €",
  published_at: "2026-11-02T09:00:00Z",
};
const CSV = `${Object.keys(ROW).join(";")}\n${Object.values(ROW)
  .map((value) => `"${value}"`)
  .join(";")}\n`;

const salary = { salaryMin: 70_000, salaryMax: 84_000 };
const company = { companyName: "Acme AS" };

const FEEDS: [FeedFormat, string, Partial<FeedListing>][] = [
  ["greenhouse", JSON.stringify(GREENHOUSE), {}],
  [
    "lever",
    JSON.stringify(LEVER),
    {
      ...salary,
      isRemote: true,
      employmentType: "Full-time",
      descriptionHtml: "<p>Go</p><h2>You bring</h2><ul><li>Kafka</li></ul>",
    },
  ],
  ["ashby", JSON.stringify(ASHBY), { ...salary, isRemote: true, employmentType: "FullTime" }],
  [
    "personio",
    PERSONIO,
    {
      ...company,
      url: "https://acme.jobs.personio.de/job/48120",
      employmentType: "full-time",
      descriptionHtml: "<h2>Your &amp; our work</h2><p>Go &amp; Kafka</p>",
    },
  ],
  [
    "recruitee",
    JSON.stringify(RECRUITEE),
    {
      ...company,
      ...salary,
      employmentType: "fulltime",
      descriptionHtml: "<p>Go</p><h2>Requirements</h2><p>Kafka</p>",
    },
  ],
  [
    "smartrecruiters",
    JSON.stringify(SMARTRECRUITERS),
    {
      ...company,
      url: "https://jobs.smartrecruiters.com/Acme/48120",
      locations: ["Bergen, NO"],
      isRemote: true,
      employmentType: "Full-time",
      descriptionHtml: "",
    },
  ],
  ["csv", CSV, { ...company, ...salary, employmentType: "full-time" }],
  ["json", JSON.stringify({ jobs: [ROW] }), { ...company, ...salary, employmentType: "full-time" }],
];

test.each(FEEDS)("a feed of %s is read field by field", (format, text, expected) => {
  const entries = JOB_BOARDS[format].read(text, ADDRESS);
  expect(entries).toEqual([{ listing: { ...ONE, ...expected } }]);
});

test.each(FEEDS)("a feed of %s that ends in the middle is refused as a whole", (format, text) => {
  const half = format === "csv" ? text.slice(0, -3) : text.slice(0, text.length - 10);
  expect(() => JOB_BOARDS[format].read(half, ADDRESS)).toThrow(FeedProblem);
});

test.each(FEEDS)("another document than a feed of %s is refused", (format) => {
  const text =
    format === "csv" ? "name;address\nAda;Main Street\n" : "<html><p>Not found</p></html>";
  expect(() => JOB_BOARDS[format].read(text, ADDRESS)).toThrow(FeedProblem);
});

test("an entry without a title, an id or a link says what is missing", () => {
  const rows = [
    { ...ROW, title: " " },
    { ...ROW, id: "" },
    { ...ROW, url: "javascript:alert(1)" },
  ];
  const reasons = JOB_BOARDS.json
    .read(JSON.stringify(rows), ADDRESS)
    .map((entry) => ("gap" in entry ? entry.gap.reason : null));
  expect(reasons).toEqual(["No title in the feed", "No id in the feed", "No link to apply"]);
});

test("the pages of SmartRecruiters follow one another until the last", () => {
  const { nextPage, detail, read } = JOB_BOARDS.smartrecruiters;
  const first = "https://api.smartrecruiters.com/v1/companies/Acme/postings?limit=100&offset=0";
  const text = JSON.stringify(SMARTRECRUITERS);
  expect(nextPage?.(first, text)).toBe(first.replace("offset=0", "offset=1"));
  expect(nextPage?.(first, JSON.stringify({ ...SMARTRECRUITERS, totalFound: 1 }))).toBeNull();
  const [entry] = read(text, ADDRESS);
  const listing = entry && "listing" in entry ? entry.listing : expect.unreachable();
  expect(detail?.url(listing)).toBe(
    "https://api.smartrecruiters.com/v1/companies/Acme/postings/48120",
  );
  const posting = { jobAd: { sections: { jobDescription: { title: "Job", text: "<p>Go</p>" } } } };
  expect(detail?.read(JSON.stringify(posting))).toEqual({
    descriptionHtml: "<h2>Job</h2><p>Go</p>",
  });
});
