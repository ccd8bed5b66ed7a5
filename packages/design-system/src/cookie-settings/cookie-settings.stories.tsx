import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { CookieSettings } from "./cookie-settings.tsx";

const meta = {
  title: "Overlays/CookieSettings",
  component: CookieSettings,
  args: {
    categories: [
      {
        id: "chat",
        title: "Support chat",
        text: "Message us from any page. The chat is run by another company, which sees which pages you visit.",
      },
      {
        id: "statistics",
        title: "Statistics",
        text: "Other companies count visits for us, so we can see where people get stuck.",
      },
      {
        id: "maps",
        title: "Maps",
        text: "If we don’t know a place that you type, we look it up with a map service.",
      },
    ],
    allowed: [],
    privacyPath: "#privacy",
    onChoose: fn(),
    onClose: fn(),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof CookieSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, userEvent }) => {
    const chat = await screen.findByRole("switch", { name: "Support chat" });
    // Nothing is preselected.
    for (const each of screen.getAllByRole("switch").slice(1)) await expect(each).not.toBeChecked();
    await userEvent.click(chat);
    await userEvent.click(screen.getByRole("button", { name: "Save my choice" }));
    await expect(args.onChoose).toHaveBeenCalledWith(["chat"]);
  },
};
export const SomeAllowed: Story = {
  args: { allowed: ["chat", "maps"] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Necessary only" }));
    await expect(args.onChoose).toHaveBeenCalledWith([]);
  },
};
export const NothingToChoose: Story = { args: { categories: [] } };
export const BrowserOptsOut: Story = { args: { refusesTracking: true, allowed: ["chat"] } };
export const Failed: Story = {
  args: { error: "We couldn’t save your choice. Please try again." },
};
