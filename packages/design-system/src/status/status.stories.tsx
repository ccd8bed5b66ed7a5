import type { Meta, StoryObj } from "@storybook/react-vite";
import { Status } from "./status.tsx";

const meta = {
  title: "Status/Status",
  component: Status,
  args: { children: "Due 14 Dec" },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Tones: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "var(--s2)" }}>
      <Status tone="ok">Paid 9 Nov</Status>
      <Status>Due 14 Dec</Status>
      <Status tone="warn">10 days overdue</Status>
      <Status tone="bad">45 days overdue</Status>
      <Status tone="off">Cancelled</Status>
    </div>
  ),
};
