import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { FilterMenu, type FilterMenuProps } from "./filter-menu.tsx";

const SKILLS = [
  { value: "1", label: "Go", count: 12 },
  { value: "2", label: "PostgreSQL", count: 0 },
];

const meta = {
  title: "Filters/FilterMenu",
  component: FilterMenu,
  args: { label: "Skill", options: SKILLS, onChoose: fn() },
} satisfies Meta<typeof FilterMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Skill" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "PostgreSQL 0" }));
    await expect(args.onChoose).toHaveBeenCalledWith("2");
  },
};

/** Its choices load the second time. */
function FailedOnce(props: FilterMenuProps) {
  const [hasFailed, setFailed] = useState(true);
  return (
    <FilterMenu
      {...props}
      options={hasFailed ? [] : props.options}
      query={{ isLoadingError: hasFailed, refetch: () => setFailed(false) }}
    />
  );
}

export const TriesAgain: Story = {
  render: (args) => <FailedOnce {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Skill" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText("The choices didn’t load.")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("menuitem", { name: "Go 12" })).toBeVisible();
    await expect(screen.queryByText(/didn’t load/)).toBeNull();
  },
};

/** Those that a list knows by itself are offered, the others didn’t load. */
export const SomeFailed: Story = {
  args: { query: { isLoadingError: true, refetch: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Skill" }));
    await expect(await screen.findByText("The other choices didn’t load.")).toBeVisible();
    await userEvent.click(screen.getByRole("menuitem", { name: "Try again" }));
    await expect(args.query?.refetch).toHaveBeenCalledOnce();
  },
};
