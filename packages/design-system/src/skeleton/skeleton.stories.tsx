import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton, SkeletonRegion } from "./skeleton.tsx";

const meta = { title: "States/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  render: () => (
    <SkeletonRegion label="Loading the article">
      <div style={{ display: "grid", gap: "var(--s3)", maxWidth: 420 }}>
        <Skeleton height={180} radius={10} />
        <Skeleton width="70%" height={18} />
        <Skeleton />
        <Skeleton width="85%" />
      </div>
    </SkeletonRegion>
  ),
};
