import { api } from "@devguild/api-client/browser-api";
import { aCandidate } from "@devguild/fixtures/candidates";
import { DesignSystemProvider } from "@devguild/design-system/design-system-provider";
import type { Candidate, CandidateCounts } from "@devguild/schemas/applications";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import type { ListMeta } from "@devguild/schemas/fields";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { CandidatesScreen } from "./candidates-screen.tsx";
import { growingCandidates, toJobWaitsCall } from "./use-candidates.ts";

const { NEW_CANDIDATE, INTERVIEWING, HIRED } = APPLICATION_STATUSES;

const posting = {
  id: 2,
  title: "Rust Engineer",
  slug: "rust-engineer",
  status: "published",
  offer_type: 4,
  price_type: "regular",
  published_at: "2026-11-17T09:00:00Z",
  expire_at: null,
  place: "Hamburg",
  skills: [],
  boosted: false,
  boosted_until: null,
  candidates_count: 41,
  new_candidates_count: 40,
  interviewing_candidates_count: 0,
  hired_candidates_count: 1,
  waiting_candidates_count: 0,
  views: { week: 0, before: 0 },
} as const;

type CandidatesPage = { data: Candidate[]; meta: ListMeta; counts: CandidateCounts };

const page = (current_page: number, ids: number[]): CandidatesPage => ({
  data: ids.map((id) =>
    aCandidate(id, {
      status: id === 9 ? HIRED : NEW_CANDIDATE,
      developer: { full_name: `Person ${id}` },
    }),
  ),
  meta: { current_page, last_page: 2, per_page: 20, total: 41 },
  counts: [
    { status: NEW_CANDIDATE, count: 40 },
    { status: HIRED, count: 1 },
  ],
});

const shown = (layout: "board" | "list", pages: CandidatesPage[]) => {
  const queries = new QueryClient();
  const filter = {
    layout,
    status: null,
    search: "",
    order: "newest",
    points: null,
    years: null,
  } as const;
  const { queryKey } = growingCandidates(api, { companyId: 1, jobId: 2 }, filter);
  const waits = api.candidateInbox.waits.options(
    toJobWaitsCall({ companyId: 1, jobId: 2 }, filter),
  );
  queries.setQueryData(waits.queryKey, {
    data: {
      medians: [{ status: INTERVIEWING, since: "2026-11-15T12:00:00Z" }],
      interview_days: 2,
    },
  });
  queries.setQueryData(queryKey, { pages, pageParams: pages.map((_, index) => index + 1) });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <DesignSystemProvider now={new Date("2026-11-20T12:00:00Z")}>
        <MemoryRouter initialEntries={[`/?view=${layout}`]}>
          <CandidatesScreen
            companyId={1}
            posting={{ ...posting, skills: [] }}
            postings={[]}
            canEdit
            ownEmail="ada@tidewerk.example"
            links={{ ad: "/ad", candidatesOf: (id) => `/${id}`, allJobs: "/all" }}
          />
        </MemoryRouter>
      </DesignSystemProvider>
    </QueryClientProvider>,
  );
};

test("a column says how many it has, and offers more of those that aren't loaded", () => {
  const html = shown("board", [page(1, [1, 2, 9])]);
  expect(html).toContain("41 candidates");
  expect(html).toContain("40 new");
  expect(html).toContain('aria-label="New candidate, 40"');
  expect(html).toContain('aria-label="Hired, 1"');
  // Only the column with more than it shows offers them.
  expect(html.split("Show more")).toHaveLength(2);
});

test("a column says how long its middle candidate has waited; who waits longer than usual is marked", () => {
  const interviewing = (id: number, waiting_since: string) =>
    aCandidate(id, { status: INTERVIEWING, waiting_since });
  const html = shown("board", [
    {
      ...page(1, []),
      data: [interviewing(1, "2026-11-15T12:00:00Z"), interviewing(2, "2026-11-19T12:00:00Z")],
      counts: [{ status: INTERVIEWING, count: 2 }],
    },
  ]);
  expect(html.match(/Median wait: <\/span>[^<]*/g)).toEqual(["Median wait: </span>5 days"]);
  expect(html.match(/data-overdue=""[^>]*>[^<]*/g)).toEqual(['data-overdue="">5 days']);
});

test("the list says how much of it is loaded; a candidate on two pages is listed once", () => {
  expect(shown("list", [page(1, [1, 2, 9])])).toContain("3 of 41");
  const all = shown("list", [page(1, [1, 2, 9]), page(2, [2, 3])]);
  expect(all).not.toContain("Show more");
  expect(all.match(/data-row="2"/g)).toHaveLength(1);
});
