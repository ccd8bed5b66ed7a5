import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconArchive, IconDots, IconExternalLink, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { NewBadge } from "../badge/badge.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import {
  Menu,
  MenuCheckboxItem,
  MenuDivider,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadioItem,
} from "./menu.tsx";

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
export const Disabled: Story = {
  args: {
    children: (
      <MenuItem disabled onSelect={onArchive}>
        Archive
      </MenuItem>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onArchive.mockClear();
    const trigger = canvas.getByRole("button", { name: "More" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const item = await screen.findByRole("menuitem", { name: "Archive" });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onArchive).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  },
};

function ColumnsMenu() {
  const [columns, setColumns] = useState<readonly string[]>(["Status"]);
  const [height, setHeight] = useState("Standard");
  const toggle = (column: string) =>
    setColumns(
      columns.includes(column) ? columns.filter((each) => each !== column) : [...columns, column],
    );
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label="Columns" icon={<IconDots size={18} stroke={1.75} aria-hidden />} />
      }
    >
      <MenuLabel>Columns</MenuLabel>
      {["Status", "Credits"].map((column) => (
        <MenuCheckboxItem
          key={column}
          checked={columns.includes(column)}
          onChange={() => toggle(column)}
        >
          {column}
        </MenuCheckboxItem>
      ))}
      <MenuDivider />
      <MenuLabel>Row height</MenuLabel>
      {["Standard", "Compact"].map((each) => (
        <MenuRadioItem key={each} checked={each === height} onChange={() => setHeight(each)}>
          {each}
        </MenuRadioItem>
      ))}
    </Menu>
  );
}

/** Ticking keeps the menu open, choosing one of several closes it. */
export const WithChoices: Story = {
  render: () => <ColumnsMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const credits = await screen.findByRole("menuitemcheckbox", { name: "Credits" });
    await expect(credits).toHaveAttribute("aria-checked", "false");
    await userEvent.click(credits);
    await expect(credits).toHaveAttribute("aria-checked", "true");
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Compact" }));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
