import type { Meta, StoryObj } from "@storybook/react-vite";
import { JobCardSkeleton } from "./job-card-skeleton.tsx";

const meta = {
  title: "Jobs/JobCardSkeleton",
  component: JobCardSkeleton,
  args: { count: 3 },
} satisfies Meta<typeof JobCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
