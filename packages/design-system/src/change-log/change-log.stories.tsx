import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ChangeLog, ChangeLogSkeleton } from "./change-log.tsx";

const meta = {
  title: "Company/ChangeLog",
  component: ChangeLog,
  args: {
    headingLevel: 2,
    now: new Date("2026-11-19T12:00:00Z"),
    entries: [
      {
        id: 4,
        at: "2026-11-19T10:07:00.000Z",
        name: "Lena Okonkwo",
        sentence: "added a note on Helena Vos",
        kind: "Candidates",
        changes: [],
      },
      {
        id: 3,
        at: "2026-11-19T09:02:00.000Z",
        name: "Devguild staff",
        isOrganisation: true,
        sentence: "boosted “Site Reliability Engineer” until 26 Nov 2026",
        kind: "Jobs",
        changes: [{ label: "Boosted until", before: null, after: "26 Nov 2026" }],
      },
      {
        id: 2,
        at: "2026-11-18T16:20:00.000Z",
        name: "Jonas Reimers",
        sentence: "changed Maren Vogt from Recruiting manager to Campaign manager",
        kind: "Users",
        changes: [{ label: "Role", before: "Recruiting manager", after: "Campaign manager" }],
      },
      {
        id: 1,
        at: "2026-10-02T11:31:00.000Z",
        name: "Sofie Brandt",
        sentence: "edited “Senior Backend Engineer”",
        kind: "Jobs",
        changes: [
          { label: "Salary from", before: "€62,000", after: "€65,000" },
          {
            label: "Description",
            before: "You build the services that tell a crane where to put its box.",
            after: "You build the services that tell 40 cranes where to put their boxes, in Go.",
          },
          { label: "Cover picture", before: null, after: null },
        ],
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof ChangeLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "Yesterday" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "2 October 2026" })).toBeVisible();
    await expect(canvas.getByText("€65,000")).not.toBeVisible();
    await userEvent.click(canvas.getByText("edited “Senior Backend Engineer”"));
    await expect(canvas.getByText("€65,000")).toBeVisible();
  },
};
export const Loading: StoryObj = { render: () => <ChangeLogSkeleton rows={6} /> };
