import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { Heading } from "../heading/heading.tsx";
import { Kbd } from "../kbd/kbd.tsx";
import { MatchScore } from "../match-score/match-score.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { Panel } from "./panel.tsx";

const meta = {
  title: "Candidates/Panel",
  component: Panel,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Candidate",
    onClose: fn(),
    place: (
      <>
        1 of 6 new <Kbd>J</Kbd> <Kbd>K</Kbd>
      </>
    ),
    head: (
      <div style={{ display: "flex", gap: "var(--s4)", alignItems: "center" }}>
        <Avatar name="Helena Vos" size={64} />
        <div>
          <Heading level={2}>Helena Vos</Heading>
          <p>Backend engineer at a shipping line</p>
        </div>
      </div>
    ),
    tabs: (
      <Tabs
        label="Candidate"
        current="#profile"
        tabs={[
          { to: "#profile", label: "Profile" },
          { to: "#messages", label: "Messages", count: 1 },
          { to: "#history", label: "History" },
        ]}
      />
    ),
    children: <MatchScore points={5} text="Perfect fit!" />,
    foot: (
      <Button variant="primary" size="sm">
        Send message
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", width: 452, maxWidth: "100%", height: 560 }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Candidate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
