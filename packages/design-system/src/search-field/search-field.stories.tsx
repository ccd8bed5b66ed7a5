import type { Meta, StoryObj } from "@storybook/react-vite";
import { Kbd } from "../kbd/kbd.tsx";
import { SearchField } from "./search-field.tsx";

const meta = {
  title: "Forms/SearchField",
  component: SearchField,
  args: { label: "Skill, title, company or city", placeholder: "Skill, title, company or city" },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  render: (args) => (
    <search>
      <SearchField {...args} />
    </search>
  ),
};
export const WithSuggestion: Story = {
  args: {
    defaultValue: "senior",
    hint: (
      <>
        <Kbd>Tab</Kbd> Seniority <b>Senior</b>
      </>
    ),
  },
};
export const Table: Story = {
  args: {
    size: "sm",
    label: "Search companies",
    placeholder: "Name, email or id",
    hint: <Kbd>/</Kbd>,
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
