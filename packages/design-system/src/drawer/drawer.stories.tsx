import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { CheckboxField } from "../checkbox-field/checkbox-field.tsx";
import { TextButton } from "../text-link/text-link.tsx";
import { Drawer } from "./drawer.tsx";

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  args: {
    opened: true,
    onClose: fn(),
    title: "Filters",
    action: <TextButton>Clear 2</TextButton>,
    children: (
      <fieldset>
        <legend style={{ fontWeight: 550 }}>Work mode</legend>
        <CheckboxField label="Any" count={261} />
        <CheckboxField label="Remote" count={128} defaultChecked />
        <CheckboxField label="Hybrid" count={86} defaultChecked />
        <CheckboxField label="On site" count={47} />
      </fieldset>
    ),
    footer: (
      <Button variant="primary" size="lg" fullWidth>
        Show 214 jobs
      </Button>
    ),
  },
  parameters: { layout: "fullscreen" },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole("dialog", { name: "Filters" })).toBeVisible(),
    );
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {};
export const OnTheLeft: Story = { args: { side: "left" } };
export const ContentSheet: Story = { args: { sheet: "content", footer: undefined } };
