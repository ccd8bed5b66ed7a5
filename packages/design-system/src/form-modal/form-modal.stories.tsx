import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { SelectField } from "../select-field/select-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { FormModal } from "./form-modal.tsx";

const form = {
  props: {
    key: 0,
    ref: () => {},
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  error: null,
  isRestored: false,
  isTouched: false,
  isPending: false,
  reset: fn(),
};

const meta = {
  title: "Overlays/Form modal",
  component: FormModal,
  args: {
    form,
    title: "New season",
    submitLabel: "Add season",
    children: <TextField label="Name" defaultValue="Autumn 2026" />,
    onClose: fn(),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof FormModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Add season" }));
    await expect(form.props.onSubmit).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const kinds = [
  { value: "spring", label: "Spring" },
  { value: "autumn", label: "Autumn" },
];
/** In a group of radio buttons that is the chosen one, as with Tab. */
export const BeginsInFirstField: Story = {
  args: {
    children: (
      <>
        <RadioGroup legend="Kind" name="kind" defaultValue="autumn" options={kinds} />
        <TextField label="Name" />
      </>
    ),
  },
  play: async () => {
    await waitFor(async () => expect(await screen.findByLabelText("Autumn")).toHaveFocus());
  },
};
/** Nowhere in a field if it can't be undone: whoever presses Enter twice sends nothing. */
export const BeginsAtClose: Story = {
  args: { submitVariant: "dangerFilled" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  },
};
/** Another one, if it is what most people change. */
export const BeginsInMarkedField: Story = {
  args: {
    children: (
      <>
        <SelectField label="Kind" options={kinds} />
        <TextField label="Name" data-autofocus />
      </>
    ),
  },
  play: async () => {
    await waitFor(async () => expect(await screen.findByLabelText("Name")).toHaveFocus());
  },
};

/** Someone who changes a record may also remove it. */
export const WithRemoval: Story = {
  args: {
    title: "Edit season",
    submitLabel: "Save changes",
    after: (
      <div style={{ marginTop: 20 }}>
        <Button variant="danger">Remove season</Button>
      </div>
    ),
  },
};

export const Failed: Story = {
  args: { form: { ...form, error: "We couldn’t reach the server. Nothing you typed is lost." } },
};

/** For what can't be undone, both buttons say what they do. */
export const Danger: Story = {
  args: {
    title: "Cancel invoice 2026-0107?",
    cancelLabel: "Keep invoice",
    submitLabel: "Issue credit note",
    submitVariant: "dangerFilled",
    children: <TextField label="Reason" />,
  },
};

/** A viewer without the permission can only close it. */
export const ReadOnly: Story = {
  args: {
    title: "Season",
    isReadOnly: true,
    children: <TextField label="Name" defaultValue="Autumn 2026" disabled />,
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole("button", { name: "Add season" })).toBeNull();
    // The cross closes it, too.
    const close = (await screen.findAllByRole("button", { name: "Close" })).at(-1);
    await userEvent.click(close!);
    await expect(args.onClose).toHaveBeenCalled();
  },
};
