import type { Meta, StoryObj } from "@storybook/react-vite";
import { ApplicationStatusBadge, JobStatusBadge } from "./status-badge.tsx";

const meta = {
  title: "Status/StatusBadge",
  component: ApplicationStatusBadge,
  args: { status: 3, reader: "staff" },
} satisfies Meta<typeof ApplicationStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const statuses = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const column = { display: "grid", gap: "var(--s2)", justifyItems: "start" } as const;

export const Interviewing: Story = {};
export const ApplicationForStaff: Story = {
  render: () => (
    <div style={column}>
      {statuses.map((status) => (
        <ApplicationStatusBadge key={status} status={status} reader="staff" />
      ))}
    </div>
  ),
};
export const ApplicationForDeveloper: Story = {
  render: () => (
    <div style={column}>
      {statuses.map((status) => (
        <ApplicationStatusBadge key={status} status={status} reader="developer" />
      ))}
    </div>
  ),
};
export const Job: Story = {
  render: () => (
    <div style={column}>
      {(["draft", "pending", "published", "unpublished", "expired", "archived"] as const).map(
        (status) => (
          <JobStatusBadge key={status} status={status} />
        ),
      )}
    </div>
  ),
};
