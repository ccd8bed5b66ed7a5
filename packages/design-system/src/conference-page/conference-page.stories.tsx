import type { Meta, StoryObj } from "@storybook/react-vite";

import { conference } from "../example-data/conference.ts";
import { ConferencePage } from "./conference-page.tsx";

const meta = {
  title: "Events/ConferencePage",
  component: ConferencePage,
  args: { page: conference, calendarHref: "#calendar" },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ConferencePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** Nothing but a headline: sections with nothing to show are left out. */
export const Bare: Story = {
  args: {
    page: {
      ...conference,
      menu: [],
      items: { sessions: [], speakers: [], partners: [], videos: [], jobs: [] },
    },
  },
};
export const OnAPhone: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
};
