import { STORY_COVERS, STORY_STATUSES } from "@devguild/schemas/constants/stories";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";

import { StoryApp } from "../viewer/story-app.tsx";
import { StoryPreviewModal } from "./story-preview-modal.tsx";

const meta = {
  title: "Company/StoryPreviewModal",
  component: StoryPreviewModal,
  args: {
    story: {
      id: 1,
      title: "A day on the yard with the planning team",
      body_html: "<p>It starts at six.</p>",
      cover_type: STORY_COVERS.VIDEO,
      images: [],
      video_url: "https://vimeo.com/712345678",
      cta_label: null,
      cta_url: null,
      status: STORY_STATUSES.DRAFT,
      position: 0,
      views: 0,
      interactions: 0,
      updated_at: "2026-11-18T08:00:00Z",
    },
    onClose: fn(),
  },
  decorators: [(Story) => <StoryApp>{Story()}</StoryApp>],
} satisfies Meta<typeof StoryPreviewModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithVideo: Story = {
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole("button", { name: /^Play: A day/ })).toBeVisible(),
    );
    await expect(
      screen.getByText("Plays from Vimeo. Nothing loads until you press play."),
    ).toBeVisible();
    await expect(document.querySelector("iframe")).toBeNull();
  },
};
