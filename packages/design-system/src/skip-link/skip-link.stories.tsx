import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { SkipLink } from "./skip-link.tsx";

const meta = { title: "Navigation/SkipLink", component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;

/** It appears on the first press of Tab. */
export const Focused: StoryObj<typeof meta> = {
  render: () => (
    <>
      <SkipLink />
      <main id="main">
        <h1>What the page is about</h1>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to main content" })).toHaveFocus();
  },
};
