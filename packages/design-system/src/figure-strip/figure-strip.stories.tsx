import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigureStrip, FigureStripSkeleton } from "./figure-strip.tsx";

const meta = {
  title: "Charts/FigureStrip",
  component: FigureStrip,
  args: {
    label: "Last 7 days",
    figures: [
      {
        name: "New candidates",
        value: "23",
        neighbour: { text: "5 more than the week before", isBetter: true },
        line: [3, 1, 4, 2, 5, 3, 5],
      },
      {
        name: "Waiting over 3 days",
        value: "6",
        neighbour: { text: "2 more than a week ago", isBetter: false },
        line: [4, 4, 5, 5, 6, 6, 6],
      },
      {
        name: "Interviews started",
        value: "9",
        neighbour: { text: "7 the week before", isBetter: null },
        line: [1, 0, 2, 1, 2, 1, 2],
      },
      {
        name: "Days to first reply",
        value: "2.4",
        note: "median",
        neighbour: { text: "0.5 faster than before", isBetter: true },
        line: [3, 2.9, 2.9, 2.6, 2.5, 2.4, 2.4],
      },
    ],
  },
} satisfies Meta<typeof FigureStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const NothingYet: Story = {
  args: {
    label: "Since it started",
    figures: ["Impressions", "Clicks", "Click rate", "Leads"].map((name) => ({
      name,
      value: "–",
      neighbour: { text: "Nothing counted yet", isBetter: null },
      line: [],
    })),
  },
};
/** Two in a row in a panel, and on phones. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
};
export const Loading: Story = {
  render: () => <FigureStripSkeleton label="Loading the week’s figures" />,
};
