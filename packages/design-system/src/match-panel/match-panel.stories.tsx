import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/button.tsx";
import { MatchPanel } from "./match-panel.tsx";

const onAdd = fn();

const meta = {
  title: "Match/MatchPanel",
  component: MatchPanel,
  args: {
    points: 3.5,
    text: "Looks ok!",
    score: "Based on your profile: 3.5 of 5",
    has: ["Go", "PostgreSQL", "Kafka", "Kubernetes"],
    missing: [{ name: "Terraform", onAdd }],
    factors: [
      { kind: "skills", title: "Skills", detail: "4 of 5 required skills", value: "0.80" },
      {
        kind: "seniority",
        title: "Seniority",
        detail: "They want senior; you’re senior",
        value: "× 1.00",
      },
      {
        kind: "language",
        title: "German",
        detail: "Language of the job; yours is intermediate",
        value: "× 0.80",
        tone: "low",
      },
    ],
    total: { detail: "Above 0.50: 3.5 points. Above 0.65: 4.", value: "= 0.64" },
    raise: {
      points: 5,
      text: (
        <>
          With <b>advanced German</b>, your match goes up to <b>5</b>
        </>
      ),
      action: { label: "Update languages", href: "#languages" },
    },
    end: (
      <Button variant="subtle" size="sm">
        How it works
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 804 }}>{Story()}</div>],
} satisfies Meta<typeof MatchPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSuggestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "I know this: Terraform" }));
    await expect(onAdd).toHaveBeenCalled();
  },
};
export const Perfect: Story = {
  args: {
    points: 5,
    text: "Perfect fit!",
    missing: [],
    raise: undefined,
    score: "Based on your profile: 5 of 5",
  },
};
export const NothingInCommon: Story = {
  args: { points: 0, text: "None of its skills", has: [], raise: undefined },
};
