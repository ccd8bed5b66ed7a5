import type { Meta, StoryObj } from "@storybook/react-vite";
import { VideoCard } from "./video-card.tsx";

const narrow = (Story: () => React.ReactNode) => <div style={{ maxWidth: 340 }}>{Story()}</div>;

const meta = {
  title: "Videos/VideoCard",
  component: VideoCard,
  args: {
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
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = { decorators: [narrow] };
export const Lead: Story = {
  args: { shape: "lead", above: "Editors’ pick", headingLevel: 2 },
};
export const LeadToLogInFor: Story = {
  args: { ...Lead.args, children: "Watch the talk", video: { ...meta.args.video, locked: true } },
};
export const LoginRequired: Story = {
  args: { video: { ...meta.args.video, locked: true } },
  decorators: [narrow],
};
export const Live: Story = {
  args: { video: { ...meta.args.video, live: true } },
  decorators: [narrow],
};
export const WithoutSpeakers: Story = {
  args: { video: { ...meta.args.video, speakers: [], event: null } },
  decorators: [narrow],
};
export const LongTitleAndManySpeakers: Story = {
  args: {
    video: {
      ...meta.args.video,
      title:
        "What fourteen months of moving a forty-thousand-line build from one tool to another taught a team of six",
      speakers: ["Ines Okafor", "Bartholomew Featherstonehaugh", "Ruth Lindqvist", "Tomás Vidal"],
      duration: 7325,
    },
  },
  decorators: [narrow],
};
