import type { Meta, StoryObj } from "@storybook/react-vite";
import { SparkLine } from "./spark-line.tsx";

const meta = {
  title: "Charts/SparkLine",
  component: SparkLine,
  args: { values: [42, 61, 58, 66, 71, 38, 35, 74, 88, 92, 86, 97] },
} satisfies Meta<typeof SparkLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Gaps: Story = { args: { values: [null, 3, null, 5, 4] } };
export const Nothing: Story = { args: { values: [0, 0, 0] } };
