import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { RichTextField, type RichTextFieldProps } from "./rich-text-field.tsx";

const tasks = `<h2>In the first year</h2><ul><li><p>Lead the move from <strong>nightly plans</strong> to continuous ones.</p></li><li><p>Keep the scheduling API under 300 ms. <a href="https://tidewerk.example">Read how it began</a>.</p></li></ul>`;

/**
 * A form around the field; on a busy machine, it renders a value when the field is letters ahead.
 */
const useForm = ({ value, onChange, ...field }: RichTextFieldProps, lateBy?: number) => {
  const [html, setHtml] = useState(value);
  const change = (next: string) => {
    if (lateBy === undefined) setHtml(next);
    else setTimeout(() => setHtml(next), lateBy);
    onChange(next);
  };
  return { html, setHtml, control: { ...field, value: html, onChange: change } };
};

function Controlled(props: RichTextFieldProps) {
  return <RichTextField {...useForm(props).control} />;
}

function WithDelay(props: RichTextFieldProps) {
  const { html, setHtml, control } = useForm(props, 60);
  return (
    <>
      <RichTextField {...control} />
      <button type="button" onClick={() => setHtml("")}>
        Clear
      </button>
      <output>{html}</output>
    </>
  );
}

const meta = {
  title: "Forms/RichTextField",
  component: RichTextField,
  args: { label: "Tasks", value: "", onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 632 }}>{Story()}</div>],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { help: "What a typical week looks like." },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole("textbox", { name: "Tasks" });
    await expect(text).toHaveAccessibleDescription("What a typical week looks like.");
    await userEvent.click(text);
    // A single word: with simulated keys, the editor may treat a space as the end of a line.
    await userEvent.keyboard("Planning");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("<p>Planning</p>"));
    await userEvent.click(canvas.getByRole("button", { name: "Bullet list" }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith("<ul><li><p>Planning</p></li></ul>"),
    );
  },
};
export const PastedHeading: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("textbox", { name: "Tasks" }));
    const copied = new DataTransfer();
    copied.setData("text/html", "<h1>Your week</h1><p>Planning</p>");
    await userEvent.paste(copied);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith("<h2>Your week</h2><p>Planning</p>"),
    );
  },
};
export const InBusyForm: Story = {
  render: (args) => <WithDelay {...args} />,
  play: async ({ canvas, userEvent }) => {
    const sentence = "Planning-the-week-of-a-team-that-writes-faster-than-its-form";
    const text = await canvas.findByRole("textbox", { name: "Tasks" });
    await userEvent.click(text);
    await userEvent.keyboard(sentence);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(`<p>${sentence}</p>`));
    await expect(text).toHaveTextContent(sentence);
    // Values that the form sets itself are adopted all the same.
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(text.textContent).toBe(""));
  },
};
export const Filled: Story = {
  args: { value: tasks },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole("textbox", { name: "Tasks" });
    await expect(text).toHaveTextContent("continuous ones");
  },
};
export const ToolbarByKeyboard: Story = {
  args: { value: "<p>Weekly plans</p>" },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("textbox", { name: "Tasks" });
    canvas.getByRole("button", { name: "Heading" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Italic" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("button", { name: "Link" })).toHaveFocus();
  },
};
export const Link: Story = {
  args: { value: "" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("textbox", { name: "Tasks" }));
    await userEvent.keyboard("{Control>}k{/Control}");
    const address = await canvas.findByRole("textbox", { name: "Link address" });
    await userEvent.type(address, "nothing{Enter}");
    await expect(canvas.getByText("Enter a web or email address.")).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, "tidewerk.example{Enter}");
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('href="https://tidewerk.example"'),
      ),
    );
  },
};
export const Optional: Story = { args: { label: "About the role", optional: true, value: tasks } };
export const WithError: Story = {
  args: { error: "Please enter the job's tasks." },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole("textbox", { name: "Tasks" });
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription("Please enter the job's tasks.");
  },
};
