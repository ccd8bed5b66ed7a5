import { DesignSystemProvider } from "@devguild/design-system/design-system-provider";
import type { InboxCandidate } from "@devguild/schemas/candidate-inbox";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { readAddress } from "@devguild/session/addresses";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { INBOX_VIEW, LONG_WAIT, toColumnCall, writeView } from "./inbox-address.ts";
import { InboxBoard } from "./inbox-board.tsx";
import { listExpanded } from "./use-inbox-columns.ts";

const { NEW_CANDIDATE, INTERVIEWING, HIRED, DECLINED_BY_COMPANY } = APPLICATION_STATUSES;

const read = (query: string) => readAddress(INBOX_VIEW, new URLSearchParams(query));

const candidate = (id: number, status: InboxCandidate["status"]): InboxCandidate => ({
  id,
  job: { id: 40 + id, title: `Job of ${id}` },
  status,
  applied_at: "2026-11-17T09:00:00Z",
  waiting_since: "2026-11-18T12:00:00Z",
  match_points: 4,
  full_name: `Person ${id}`,
  image: null,
  position: "Backend",
  years: 5,
  has_reply: false,
  is_unread: true,
});

const FRESH = [candidate(1, NEW_CANDIDATE), candidate(2, NEW_CANDIDATE)];

const MORE = { load: () => {}, isLoading: false, hasFailed: false };

const shown = (query: string, canEdit = true, fresh = FRESH, more = MORE) =>
  renderToStaticMarkup(
    <DesignSystemProvider now={new Date("2026-11-20T12:00:00Z")}>
      <MemoryRouter>
        <InboxBoard
          view={read(query)}
          columns={[
            { status: NEW_CANDIDATE, rows: fresh, more },
            { status: INTERVIEWING, rows: [candidate(3, INTERVIEWING)], more: null },
          ]}
          counts={[
            { status: NEW_CANDIDATE, count: 1402 },
            { status: INTERVIEWING, count: 1 },
            { status: DECLINED_BY_COMPANY, count: 7 },
          ]}
          openId={null}
          canEdit={canEdit}
          medians={[{ status: NEW_CANDIDATE, since: "2026-11-16T12:00:00Z" }]}
          medianInterviewDays={1}
          getHref={(id) => `/?candidate=${id}`}
          getColumnHref={(column) => `/?column=${column}`}
          getListHref={(status) => `/?stage=${status}`}
          onColumn={() => {}}
          onMove={() => {}}
        />
      </MemoryRouter>
    </DesignSystemProvider>,
  );

test("each card names its job; a column says how many it has, and offers more", () => {
  const html = shown("?view=board");
  for (const id of [1, 2, 3]) expect(html).toContain(`Job of ${id}`);
  expect(html).toContain('aria-label="New candidate, 1402"');
  expect(html).toContain('aria-label="Hired, 0"');
  expect(html.split("Show more")).toHaveLength(2);
  expect(html).toContain('draggable="true"');
  expect(shown("?view=board", false)).not.toContain('draggable="true"');
});

test("a column whose cards didn’t load says so, and offers to try again", () => {
  const html = shown("?view=board", true, [], { ...MORE, hasFailed: true });
  expect(html).toMatch(/role="alert"[^§]*Some candidates didn’t load\.[^§]*Try again/);
});

test("a column shows at most a hundred cards, and leads to the list for the others", () => {
  const many = Array.from({ length: 120 }, (_, index) => candidate(index + 1, NEW_CANDIDATE));
  const html = shown("?view=board", true, many);
  expect(html).toContain("Person 100<");
  expect(html).not.toContain("Person 101<");
  expect(html).toMatch(/href="[^"]*stage=2"[^>]*>See them all in the list/);
  expect(html).not.toContain("Show more");
});

test("a column says how long its middle candidate has waited", () => {
  const html = shown("?view=board");
  expect(html.match(/Median wait: <\/span>[^<]*/g)).toEqual(["Median wait: </span>4 days"]);
});

test("the columns are those of the view; a closed one is a strip unless the view asks for it", () => {
  expect(shown("?view=board&stage=3")).not.toContain("Person 1");
  expect(listExpanded(read("?view=board"))).toEqual([NEW_CANDIDATE, INTERVIEWING, HIRED]);
  expect(listExpanded(read("?view=board&column=6"))).toContain(DECLINED_BY_COMPANY);
  expect(listExpanded(read("?view=board&stage=6"))).toEqual([DECLINED_BY_COMPANY]);
});

test("another view keeps the layout, and a column asks for its status with the rest of the filter", () => {
  expect(writeView(LONG_WAIT, "board")).toBe("?view=board&stage=2&waiting=3&order=waiting");
  const call = toColumnCall(7, read("?view=board&stage=2,3&job=5"), { status: 3, page: 2 });
  expect(call.query).toMatchObject({ statuses: [3], job_ids: [5], page: 2 });
});

test("a card is marked once its candidate has waited too long", () => {
  // Two days are no long wait for a new candidate, but longer than interviews take at this company.
  expect(shown("?view=board").match(/data-overdue/g)).toHaveLength(1);
});
