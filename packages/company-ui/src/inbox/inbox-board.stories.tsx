import type { InboxCandidate } from "@devguild/schemas/candidate-inbox";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";
import { readAddress } from "@devguild/session/addresses";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { StoryApp } from "../viewer/story-app.tsx";
import { INBOX_VIEW } from "./inbox-address.ts";
import { InboxBoard } from "./inbox-board.tsx";

const { NEW_CANDIDATE, INTERVIEWING, HIRED, DECLINED_BY_COMPANY } = APPLICATION_STATUSES;

const candidate = (
  id: number,
  full_name: string,
  differences: Partial<InboxCandidate> = {},
): InboxCandidate => ({
  id,
  job: { id: 40, title: "Senior Backend Engineer (Go)" },
  status: NEW_CANDIDATE,
  applied_at: "2026-11-17T09:00:00Z",
  waiting_since: "2026-11-18T12:00:00Z",
  match_points: 4,
  full_name,
  image: null,
  position: "Backend Engineer",
  years: 6,
  has_reply: false,
  is_unread: false,
  ...differences,
});

const meta = {
  title: "Company/InboxBoard",
  component: InboxBoard,
  args: {
    view: readAddress(INBOX_VIEW, new URLSearchParams("?view=board")),
    columns: [
      {
        status: NEW_CANDIDATE,
        rows: [
          candidate(1, "Noor Haddad", { is_unread: true, match_points: 5 }),
          candidate(2, "Tomasz Wiśniewski-Grabowski", { position: "" }),
        ],
        more: { load: fn(), isLoading: false, hasFailed: false },
      },
      {
        status: INTERVIEWING,
        rows: [candidate(3, "Ada Lund", { status: INTERVIEWING, has_reply: true })],
        more: null,
      },
      { status: HIRED, rows: [], more: null },
    ],
    counts: [
      { status: NEW_CANDIDATE, count: 41 },
      { status: INTERVIEWING, count: 1 },
      { status: DECLINED_BY_COMPANY, count: 7 },
    ],
    openId: null,
    canEdit: true,
    medians: [{ status: 2, since: "2026-11-16T09:00:00Z" }],
    medianInterviewDays: null,
    getHref: (id) => `#${id}`,
    getColumnHref: (column) => `#column-${column}`,
    getListHref: (status) => `#list-${status}`,
    onColumn: fn(),
    onMove: fn(),
  },
  decorators: [(Story) => <StoryApp>{Story()}</StoryApp>],
} satisfies Meta<typeof InboxBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Show more/ }));
    await expect(args.columns[0]?.more?.load).toHaveBeenCalledOnce();
  },
};
export const OneOpen: Story = { args: { openId: 1 } };
export const ViewOnly: Story = {
  args: { canEdit: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[draggable=true]")).toBeNull();
  },
};
export const NoCandidates: Story = {
  args: {
    columns: [NEW_CANDIDATE, INTERVIEWING, HIRED].map((status) => ({
      status,
      rows: [],
      more: null,
    })),
    counts: [],
  },
};
