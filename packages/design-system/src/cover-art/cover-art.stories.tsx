import type { Meta, StoryObj } from "@storybook/react-vite";
import { CoverArt } from "./cover-art.tsx";

const meta = {
  title: "Brand/CoverArt",
  component: CoverArt,
  args: { title: "The p99 is a lie you tell yourself" },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
} satisfies Meta<typeof CoverArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const Video: Story = { args: { ratio: "wide" } };
export const Banner: Story = { args: { ratio: "banner", square: true, title: "Tidewerk" } };

const titles = [
  "Brackets all the way down",
  "Drawing the dependency graph you actually have",
  "Postgres at the edge of reason",
  "Rust in places it should not be",
  "A yard planner's week",
  "Migrations without a maintenance window",
  "What a queue owes you",
  "Types that tell the truth",
  "The harbour at night",
  "Locks, latches and lies",
  "Small services, long shadows",
  "Reading a flame graph",
];
export const Twelve: Story = {
  render: () => (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
        gap: "var(--s3)",
        width: "90vw",
        maxWidth: 900,
      }}
    >
      {titles.map((title) => (
        <CoverArt key={title} title={title} />
      ))}
    </div>
  ),
};
