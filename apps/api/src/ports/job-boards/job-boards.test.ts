import type { FeedFormat } from "@devguild/schemas/constants/job-listings";
import { expect, test } from "vitest";

import { type FeedEntry, type FeedListing, FeedProblem } from "./job-boards.port.ts";
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

/** A text in parts of a few characters, as a network may deliver it. */
async function* inParts(text: string, size = 7) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const read = async (format: FeedFormat, text: string, size?: number) => {
  const entries: FeedEntry[] = [];
  for await (const entry of JOB_BOARDS[format].read(inParts(text, size), ADDRESS))
    entries.push(entry);
  return entries;
};

test.each(FEEDS)("a feed of %s is read field by field", async (format, text, expected) => {
  const isOurs = format === "csv" || format === "json";
  const more = isOurs ? { row: format === "csv" ? 2 : 1, notes: [] } : {};
  for (const size of [1, 7, text.length])
    expect(await read(format, text, size)).toEqual([{ listing: { ...ONE, ...expected }, ...more }]);
});

test.each(FEEDS)("a feed of %s that ends in the middle is refused", async (format, text) => {
  const half = format === "csv" ? text.slice(0, -3) : text.slice(0, text.length - 10);
  await expect(read(format, half)).rejects.toThrow(FeedProblem);
});

test.each(FEEDS)("another document than a feed of %s is refused", async (format) => {
  const text =
    format === "csv" ? "name;address\nAda;Main Street\n" : "<html><p>Not found</p></html>";
  await expect(read(format, text)).rejects.toThrow(FeedProblem);
  if (format !== "csv") await expect(read(format, "")).rejects.toThrow(FeedProblem);
});

const listReasons = async (format: FeedFormat, text: string) =>
  (await read(format, text)).map((entry) => [
    entry.row,
    "gap" in entry ? entry.gap.reason : entry.notes?.join(),
  ]);

test("a row without a title, an id or a link says what is missing", async () => {
  const rows = [
    { ...ROW, title: " " },
    { ...ROW, id: "" },
    { ...ROW, url: "javascript:alert(1)" },
    { ...ROW, salary_min: "competitive" },
  ];
  expect(await listReasons("json", JSON.stringify(rows))).toEqual([
    [1, "No title in the feed"],
    [2, "No id in the feed"],
    [3, "No link to apply"],
    [4, "Salary “competitive” isn’t an amount, so it’s left out"],
  ]);
});

test("the rows of a CSV file count as in a spreadsheet", async () => {
  const text = [
    "\uFEFFID,Title,URL,Location",
    '1,"Go\nEngineer",https://a.example/1,Oslo; Bergen',
    "",
    "2,Rust Engineer,https://a.example/2,Oslo,one more",
    "3,,https://a.example/3",
  ].join("\r\n");
  expect(await listReasons("csv", text)).toEqual([
    [2, ""],
    [4, "The row has 5 columns instead of 4"],
    [5, "No title in the feed"],
  ]);
  const [entry] = await read("csv", text);
  expect(entry).toMatchObject({ listing: { locations: ["Oslo", "Bergen"] } });
});

test("brackets and quotes inside texts don’t end a listing", async () => {
  const title = 'Engineer ]}"\\ {"jobs":[';
  const feed = { note: "jobs", total: { jobs: [1] }, jobs: [{ ...ROW, title, more: [[{}]] }] };
  for (const size of [1, 3, 1000])
    expect(await read("json", JSON.stringify(feed), size)).toMatchObject([{ listing: { title } }]);
  const xml = PERSONIO.replace("Go &amp; Kafka", "</position></workzag-jobs>");
  for (const size of [1, 3, 1000])
    expect(await read("personio", xml, size)).toMatchObject([
      { listing: { descriptionHtml: expect.stringContaining("</position>") as string } },
    ]);
});

test("the pages of SmartRecruiters follow one another until one is empty", async () => {
  const { nextPage, detail } = JOB_BOARDS.smartrecruiters;
  const first = "https://api.smartrecruiters.com/v1/companies/Acme/postings?limit=100&offset=0";
  expect(nextPage?.(first, 100)).toBe(first.replace("offset=0", "offset=100"));
  expect(nextPage?.(first, 0)).toBeNull();
  const [entry] = await read("smartrecruiters", JSON.stringify(SMARTRECRUITERS));
  const listing = entry && "listing" in entry ? entry.listing : expect.unreachable();
  expect(detail?.url(listing)).toBe(
    "https://api.smartrecruiters.com/v1/companies/Acme/postings/48120",
  );
  const posting = { jobAd: { sections: { jobDescription: { title: "Job", text: "<p>Go</p>" } } } };
  expect(detail?.read(JSON.stringify(posting))).toEqual({
    descriptionHtml: "<h2>Job</h2><p>Go</p>",
  });
});
