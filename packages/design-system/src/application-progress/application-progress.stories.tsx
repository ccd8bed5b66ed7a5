import type { Meta, StoryObj } from "@storybook/react-vite";
import { ApplicationProgress } from "./application-progress.tsx";

const meta = {
  title: "Developer/ApplicationProgress",
  component: ApplicationProgress,
  args: { status: 3 },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof ApplicationProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = { args: { status: 1 } };
export const WithCompany: Story = { args: { status: 2 } };
export const Interviewing: Story = {};
export const Hired: Story = { args: { status: 4 } };
export const Withdrawn: Story = { args: { status: 5 } };
export const Declined: Story = { args: { status: 6 } };
export const DeclinedAfterInterview: Story = { args: { status: 6, reached: 2 } };
