import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PlayerNote, PressedPlayer } from "./pressed-player.tsx";

const meta = {
  title: "Videos/PressedPlayer",
  component: PressedPlayer,
  args: {
    title: "A day on the yard with the planning team",
    image: null,
    provider: "youtube",
    providerVideoId: "aB3-_xyz012",
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof PressedPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforePlay: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: /^Play: A day on the yard/ })).toBeVisible();
    await expect(canvasElement.querySelector("iframe")).toBeNull();
  },
};
export const WithLength: Story = { args: { length: 1834 } };
export const WithNote: Story = {
  render: (args) => (
    <>
      <PressedPlayer {...args} />
      <PlayerNote provider={args.provider} providerVideoId={args.providerVideoId} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Plays from YouTube. Nothing loads until you press play."),
    ).toBeVisible();
  },
};
