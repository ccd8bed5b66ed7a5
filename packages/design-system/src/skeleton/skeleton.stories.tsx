import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton, SkeletonRegion } from "./skeleton.tsx";
import classes from "./skeleton.stories.module.css";

const meta = { title: "States/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  render: () => (
    <SkeletonRegion label="Loading the article" className={classes.article}>
      <Skeleton height={180} radius={10} />
      <Skeleton width="70%" height={18} />
      <Skeleton />
      <Skeleton width="85%" />
    </SkeletonRegion>
  ),
  play: async ({ canvasElement }) => {
    const blocks = [...canvasElement.querySelectorAll("[aria-hidden] > span")];
    const [picture, title] = blocks.map((block) => block.getBoundingClientRect());
    if (!picture || !title) throw new Error("There are no blocks.");
    await expect(title.top).toBeGreaterThan(picture.bottom);
  },
};
