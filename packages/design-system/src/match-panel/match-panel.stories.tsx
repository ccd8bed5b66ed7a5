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
    score: "Counted from your profile, 3.5 of 5.",
    has: ["Go", "PostgreSQL", "Kafka", "Kubernetes"],
    missing: [{ name: "Terraform", onAdd }],
    factors: [
      { kind: "skills", title: "Skills", detail: "4 of the 5 the job asks for", value: "0.80" },
      {
        kind: "seniority",
        title: "Seniority",
        detail: "Senior wanted, your years say senior",
        value: "× 1.00",
      },
      {
        kind: "language",
        title: "German",
        detail: "Advanced wanted, you set intermediate",
        value: "× 0.80",
        tone: "low",
      },
    ],
    raise: {
      points: 5,
      text: (
        <>
          With German at <b>advanced</b> this becomes <b>Perfect fit!</b>
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
    score: "Counted from your profile, 5 of 5.",
  },
};
export const NothingInCommon: Story = {
  args: { points: 0, text: "Try another card!", has: [], raise: undefined },
};
