import type { PlanRow } from "../../src/modules/memberships/membership-plans.queries.ts";

const RECRUITING = [
  "A match score for every candidate",
  "Each ad runs 30 days; replace it any time",
  "Sent to developers with a matching job alert",
];

type Row = Omit<PlanRow, "active" | "version">;

/** The initial membership plans. */
export const PLAN_ROWS: readonly Row[] = (
  [
    {
      slug: "recruiting-s",
      kind: "RECRUITING",
      name: "Recruiting S",
      concurrent_jobs: 1,
      price_cents_month: 29_900,
      features: ["1 job ad online at any time", ...RECRUITING],
      highlighted: false,
    },
    {
      slug: "recruiting-m",
      kind: "RECRUITING",
      name: "Recruiting M",
      concurrent_jobs: 3,
      price_cents_month: 69_900,
      features: ["3 job ads online at any time", ...RECRUITING],
      highlighted: true,
    },
    {
      slug: "recruiting-l",
      kind: "RECRUITING",
      name: "Recruiting L",
      concurrent_jobs: 10,
      price_cents_month: 149_900,
      features: ["10 job ads online at any time", ...RECRUITING],
      highlighted: false,
    },
    {
      slug: "marketing",
      kind: "MARKETING",
      name: "Marketing",
      concurrent_jobs: null,
      price_cents_month: 99_000,
      features: [
        "Campaigns for your product in the newsletter, videos, magazine and live events",
        "Impressions, clicks and leads for each campaign",
        "Export everything as a spreadsheet",
      ],
      highlighted: true,
    },
    {
      slug: "employer-branding",
      kind: "EMPLOYER_BRANDING",
      name: "Employer branding",
      concurrent_jobs: null,
      price_cents_month: 79_000,
      features: [
        "A brand page with stories of your teams",
        "Employer branding campaigns",
        "Impressions and clicks for each campaign",
      ],
      highlighted: true,
    },
  ] as const
).map((row, index) =>
  Object.assign({}, row, {
    features: [...row.features],
    id: index + 1,
    duration_months: 12,
    position: index + 1,
  }),
);
