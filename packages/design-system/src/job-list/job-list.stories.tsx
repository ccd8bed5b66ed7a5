import type { Meta, StoryObj } from "@storybook/react-vite";
import { jobs, storyNow } from "../example-data/jobs.ts";
import { JobCard } from "../job-card/job-card.tsx";
import { JobCardSkeleton } from "../job-card-skeleton/job-card-skeleton.tsx";
import { JobList } from "./job-list.tsx";

const meta = {
  title: "Jobs/JobList",
  component: JobList,
  args: { label: "Jobs", children: null },
} satisfies Meta<typeof JobList>;
export default meta;
type Story = StoryObj<typeof meta>;

const matches = [
  { job: jobs.isNew, match: { points: 5, text: "Perfect fit!" } },
  { job: jobs.boosted, match: { points: 4, text: "Pretty good fit!" } },
  { job: jobs.standard, match: { points: 3.5, text: "Looks ok!" } },
  { job: jobs.applied, match: { points: 3, text: "Looks ok!" } },
  { job: jobs.long, match: { points: 1.5, text: "Try another card!" } },
];

export const Results: Story = {
  args: {
    children: matches.map(({ job, match }) => (
      <JobCard key={job.id} job={job} match={match} headingLevel={2} now={storyNow} />
    )),
  },
};
export const Loading: Story = { render: () => <JobCardSkeleton count={3} /> };
