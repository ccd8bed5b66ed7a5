import type { Meta, StoryObj } from "@storybook/react-vite";
import { VideoLead } from "./video-lead.tsx";

const meta = {
  title: "Videos/VideoLead",
  component: VideoLead,
  args: {
    above: "The editors’ pick of the month",
    call: "Watch the talk",
    video: {
      title: "The p99 is a lie you tell yourself",
      to: "#video",
      image: null,
      duration: 2530,
      speakers: ["Mara Kessler"],
      event: "Guild Congress",
      locked: false,
      live: false,
    },
  },
} satisfies Meta<typeof VideoLead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Highlighted: Story = {};
export const LoginRequired: Story = { args: { video: { ...meta.args.video, locked: true } } };
export const WithoutWords: Story = { args: { above: "", call: "" } };
