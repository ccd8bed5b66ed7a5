import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./avatar.tsx";

const meta = {
  title: "People/Avatar",
  component: Avatar,
  args: { name: "Mira Kovač" },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const portrait =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="navy"/><circle cx="4" cy="3.4" r="1.6" fill="orange"/><circle cx="4" cy="8" r="3" fill="gold"/></svg>',
  );

export const Initials: Story = {};
export const Labelled: Story = { args: { labelled: true } };
export const Picture: Story = { args: { src: portrait, size: 64 } };
export const People: Story = {
  render: () => (
    <div style={{ display: "flex", gap: "var(--s3)" }}>
      {[
        "Helena Vos",
        "Piotr Olszewski",
        "Dalia Amsel",
        "Yusuf Karaca",
        "Bea Fontaine",
        "Oskar Lund",
      ].map((name) => (
        <Avatar key={name} name={name} size={48} />
      ))}
    </div>
  ),
};
export const Sizes: Story = {
  render: () => (
    <div style={{ display: "flex", gap: "var(--s3)", alignItems: "center" }}>
      {([24, 32, 48, 64] as const).map((size) => (
        <Avatar key={size} name="Mira Kovač" size={size} />
      ))}
    </div>
  ),
};
