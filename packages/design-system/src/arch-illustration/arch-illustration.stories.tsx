import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArchIllustration } from "./arch-illustration.tsx";

const meta = {
  title: "Brand/ArchIllustration",
  component: ArchIllustration,
  decorators: [(Story) => <div style={{ maxWidth: 400, height: 600 }}>{Story()}</div>],
} satisfies Meta<typeof ArchIllustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gate: Story = {};
