import { matchText } from "@devguild/matching/score";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MatchScore, MatchStones } from "./match-score.tsx";

const meta = {
  title: "Match/MatchScore",
  component: MatchScore,
  args: { points: 3.5, text: "Looks ok!" },
} satisfies Meta<typeof MatchScore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Match 3.5 of 5" })).toBeVisible();
  },
};
export const LowScore: Story = { args: { points: 1.5, text: "Try another card!" } };
export const NothingInCommon: Story = { args: { points: 0, text: "None of its skills" } };

const everyScore = [0, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const;
export const EveryScore: Story = {
  render: () => (
    <ul style={{ display: "grid", gap: "var(--s2)" }}>
      {everyScore.map((points) => (
        <li key={points}>
          <MatchScore
            points={points}
            text={points === 0 ? "None of its skills" : matchText(points)}
          />
        </li>
      ))}
    </ul>
  ),
};
export const Sizes: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "var(--s4)" }}>
      {(["sm", "md", "lg", "xl"] as const).map((size) => (
        <MatchStones key={size} points={3.5} size={size} />
      ))}
    </div>
  ),
};
