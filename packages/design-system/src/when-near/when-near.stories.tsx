import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { WhenNear } from "./when-near.tsx";

const meta = { title: "Layout/WhenNear", component: WhenNear } satisfies Meta<typeof WhenNear>;
export default meta;

/** The end of a long page isn’t there before somebody scrolls towards it. */
export const FarDown: StoryObj<typeof meta> = {
  args: { children: <p>The end of the page.</p> },
  render: (props) => (
    <>
      <p style={{ minHeight: "400vh" }}>The top of the page.</p>
      <WhenNear {...props} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("The top of the page.")).toBeVisible();
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByText("The end of the page.")).toBeNull();
    canvasElement.ownerDocument.documentElement.scrollTo({ top: 1e6 });
    await expect(await canvas.findByText("The end of the page.")).toBeVisible();
  },
};
