import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconArchive, IconDots, IconExternalLink, IconTrash } from "@tabler/icons-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { NewBadge } from "../badge/badge.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Menu, MenuDivider, MenuItem, MenuLabel, MenuLink } from "./menu.tsx";

const onArchive = fn();

const meta = {
  title: "Overlays/Menu",
  component: Menu,
  args: {
    align: "start",
    trigger: (
      <IconButton
        variant="default"
        label="More"
        icon={<IconDots size={18} stroke={1.75} aria-hidden />}
      />
    ),
    children: (
      <>
        <MenuLabel>This job</MenuLabel>
        <MenuLink
          to="#job"
          icon={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
          end={<NewBadge />}
        >
          Open
        </MenuLink>
        <MenuItem onSelect={onArchive} icon={<IconArchive size={18} stroke={1.75} aria-hidden />}>
          Archive
        </MenuItem>
        <MenuDivider />
        <MenuItem
          danger
          onSelect={() => {}}
          icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
        >
          Delete
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "More" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(onArchive).toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  },
};
