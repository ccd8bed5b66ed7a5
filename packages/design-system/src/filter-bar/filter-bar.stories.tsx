import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconColumns3 } from "@tabler/icons-react";
import { AddFilterChip, FilterChip } from "../filter-chip/filter-chip.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Kbd } from "../kbd/kbd.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { FilterBar } from "./filter-bar.tsx";

const meta = {
  title: "Back office/FilterBar",
  component: FilterBar,
  args: {
    label: "Filter companies",
    search: (
      <SearchField
        size="sm"
        label="Search companies"
        placeholder="Name, email or id"
        hint={<Kbd>/</Kbd>}
      />
    ),
    children: (
      <>
        <FilterChip on kind="Membership" onRemove={() => {}}>
          Recruiting
        </FilterChip>
        <AddFilterChip onClick={() => {}}>Status</AddFilterChip>
        <AddFilterChip onClick={() => {}}>Manager</AddFilterChip>
      </>
    ),
    end: (
      <IconButton
        size="sm"
        label="Columns"
        icon={<IconColumns3 size={18} stroke={1.75} aria-hidden />}
      />
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveTable: Story = {};
