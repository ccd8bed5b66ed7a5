import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { FilterChip } from "../filter-chip/filter-chip.tsx";
import { LinkButton } from "../link-button/link-button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "States/EmptyState",
  component: EmptyState,
  args: { title: "No applications yet" },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begin: Story = {
  args: {
    children: "Your applications appear here, with their status and the next step.",
    actions: (
      <>
        <LinkButton to="#jobs" variant="primary">
          Find a job
        </LinkButton>
        <Button variant="subtle">Complete your profile</Button>
      </>
    ),
  },
};
export const NothingFound: Story = {
  args: {
    kind: "notFound",
    title: "No jobs match all 3 filters",
    children: "Remove one to see more jobs:",
    actions: (
      <>
        <FilterChip onRemove={() => {}} count={12}>
          Over €95k
        </FilterChip>
        <FilterChip onRemove={() => {}} count={7}>
          On site
        </FilterChip>
        <FilterChip onRemove={() => {}} count={31}>
          eBPF
        </FilterChip>
      </>
    ),
  },
};
export const TitleOnly: Story = { args: { title: "No events this month" } };
export const PartOfPage: Story = {
  args: {
    headingLevel: 3,
    title: "No expired jobs",
    children: "Expired jobs from your companies appear here.",
  },
};
