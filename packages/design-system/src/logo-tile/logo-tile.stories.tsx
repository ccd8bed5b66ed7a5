import type { Meta, StoryObj } from "@storybook/react-vite";
import { logos } from "../example-data/logos.ts";
import { LogoTile } from "./logo-tile.tsx";

const meta = {
  title: "People/LogoTile",
  component: LogoTile,
  args: { name: "Tidewerk", src: logos.tidewerk },
} satisfies Meta<typeof LogoTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Logo: Story = {};
export const WithoutLogo: Story = { args: { src: null, name: "Farrow & Lind" } };
export const Sizes: Story = {
  render: () => (
    <div style={{ display: "flex", gap: "var(--s3)", alignItems: "center" }}>
      {([24, 32, 40, 48, 72, 112] as const).map((size) => (
        <LogoTile key={size} name="Sundvik Pay" src={logos.sundvik} size={size} />
      ))}
      {([24, 32, 40, 48, 72, 112] as const).map((size) => (
        <LogoTile key={size} name="Sundvik Pay" size={size} />
      ))}
    </div>
  ),
};
