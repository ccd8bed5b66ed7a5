import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconBookmark } from "@tabler/icons-react";
import { expect } from "storybook/test";
import { jobs, storyNow } from "../example-data/jobs.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { JobList } from "../job-list/job-list.tsx";
import { JobCard } from "./job-card.tsx";

const meta = {
  title: "Jobs/JobCard",
  component: JobCard,
  args: {
    job: jobs.standard,
    match: { points: 3.5, text: "Looks ok!" },
    headingLevel: 2,
    now: storyNow,
  },
  decorators: [(Story) => <JobList label="Jobs">{Story()}</JobList>],
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: jobs.standard.title })).toHaveFocus();
    await expect(canvas.getByText("2 days ago")).toHaveAttribute("title", "18 November 2026");
  },
};
export const New: Story = { args: { job: jobs.isNew, match: { points: 5, text: "Perfect fit!" } } };
export const Boosted: Story = {
  args: { job: jobs.boosted, match: { points: 4, text: "Pretty good fit!" } },
};
export const WithCompanyPage: Story = {
  args: { job: { ...jobs.standard, company: { ...jobs.standard.company, to: "#company" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: jobs.standard.company.name })).toHaveFocus();
  },
};
export const Applied: Story = {
  args: { job: jobs.applied, match: { points: 3, text: "Looks ok!" } },
};
export const Interviewing: Story = {
  args: { job: { ...jobs.applied, applied: { status: 3, since: "2026-11-17T08:00:00Z" } } },
};
export const Closed: Story = {
  args: { job: { ...jobs.standard, href: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: jobs.standard.title })).toBeNull();
    await expect(canvas.getByText("Closed")).toBeVisible();
  },
};
const save = (
  <IconButton
    size="sm"
    label={`Save: ${jobs.standard.title}`}
    icon={<IconBookmark size={18} stroke={1.75} aria-hidden />}
  />
);
export const WithAction: Story = { args: { action: save } };
/** On phones, badges wrap below the title and the action stays in the corner. */
export const WithBadgesAndAction: Story = {
  args: { job: { ...jobs.long, is_new: true, boosted: true }, action: save },
};
export const KeyboardFocus: Story = { args: { current: true } };
export const NothingInCommon: Story = {
  args: { job: jobs.long, match: { points: 0, text: "None of its skills" } },
};
export const WithoutMatch: Story = { args: { match: null } };
