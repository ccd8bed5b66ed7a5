import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ComboboxField } from "./combobox-field.tsx";

const cities = [
  "Amsterdam",
  "Berlin",
  "Bremen",
  "Gdańsk",
  "Hamburg",
  "Lisbon",
  "Rotterdam",
  "Stockholm",
  "Vienna",
];

const meta = {
  title: "Forms/ComboboxField",
  component: ComboboxField,
  args: {
    label: "City",
    placeholder: "Your city",
    options: cities.map((city) => ({ value: city.toLowerCase(), label: city })),
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 368, minHeight: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ComboboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SearchByTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "City" }), "ham");
    await waitFor(() => expect(screen.getByRole("option", { name: "Hamburg" })).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("hamburg");
  },
};
export const Open: Story = {
  args: { defaultValue: "berlin" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "City" }));
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
  },
};

function FoundElsewhere() {
  const [text, setText] = useState("gdan");
  return (
    <ComboboxField
      label="City"
      hideLabel
      placeholder="Any city"
      search={text}
      defaultOpened
      onSearch={setText}
      options={text.startsWith("g") ? [{ value: "gdansk", label: "Gdańsk" }] : []}
      nothingFound="No cities found"
    />
  );
}
/** The caller controls the text and provides the matches. */
export const ControlledSearch: Story = {
  render: () => <FoundElsewhere />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(screen.getByRole("option", { name: "Gdańsk" })).toBeVisible());
    const field = canvas.getByRole("combobox", { name: "City" });
    await expect(field).toHaveValue("gdan");
    await userEvent.clear(field);
    await userEvent.type(field, "zz");
    await waitFor(() => expect(screen.getByText("No cities found")).toBeVisible());
    await userEvent.tab();
    await expect(field).toHaveValue("zz");
  },
};
/** Finds cities as a server would. */
const useFoundCities = () => {
  const [text, setText] = useState("");
  const found = cities.filter((city) => city.toLowerCase().startsWith(text.toLowerCase()));
  return {
    text,
    options: found.map((city) => ({ value: city.toLowerCase(), label: city })),
    onSearch: setText,
  };
};
function FoundByServer({ onChange }: { onChange?: (value: string | null) => void }) {
  const { options, onSearch } = useFoundCities();
  return <ComboboxField label="City" options={options} onSearch={onSearch} onChange={onChange} />;
}
/** Each letter brings other options; what is typed stays, and Enter chooses by it. */
export const SearchOnServer: Story = {
  render: ({ onChange }) => <FoundByServer onChange={onChange} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "City" });
    await userEvent.type(field, "be");
    await expect(field).toHaveValue("be");
    await waitFor(() => expect(screen.getByRole("option", { name: "Berlin" })).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("berlin");
    await waitFor(() => expect(field).toHaveValue("Berlin"));
    // A second Enter changes nothing.
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("Berlin");
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
function WithFallback({ onChange }: { onChange?: (value: string | null) => void }) {
  const { text, options, onSearch } = useFoundCities();
  return (
    <ComboboxField
      label="City"
      options={options}
      value={null}
      onSearch={onSearch}
      onChange={onChange}
      fallback={
        text === ""
          ? undefined
          : {
              heading: options.length > 0 ? "Not in the list?" : `We couldn’t find “${text}”.`,
              value: "typed",
              label: `Use “${text}”`,
            }
      }
    />
  );
}
/** Last in the list is a way on, which Enter doesn't select by accident. */
export const NotInTheList: Story = {
  render: ({ onChange }) => <WithFallback onChange={onChange} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: "City" });
    await userEvent.type(field, "be");
    await waitFor(() => expect(screen.getByText("Not in the list?")).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("berlin");
    await userEvent.clear(field);
    await userEvent.type(field, "Zz");
    await waitFor(() => expect(screen.getByText("We couldn’t find “Zz”.")).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("typed");
  },
};
export const WithError: Story = { args: { error: "We couldn’t find that city." } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "bremen" } };
