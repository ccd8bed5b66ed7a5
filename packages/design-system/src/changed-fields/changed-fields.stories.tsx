import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChangedFields } from "./changed-fields.tsx";

const meta = {
  title: "Company/ChangedFields",
  component: ChangedFields,
  args: {
    changes: [
      { label: "Salary from", before: "€62,000", after: "€65,000" },
      { label: "Boosted until", before: null, after: "26 Nov 2026" },
      { label: "Cover picture", before: null, after: null },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof ChangedFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
