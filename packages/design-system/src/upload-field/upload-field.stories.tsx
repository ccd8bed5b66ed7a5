import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent as testing, waitFor } from "storybook/test";
import { logos } from "../example-data/logos.ts";
import { type SendFile, UploadField, type UploadFieldProps } from "./upload-field.tsx";

function Controlled({ value, onChange, ...field }: UploadFieldProps) {
  const [url, setUrl] = useState(value);
  return (
    <UploadField
      {...field}
      value={url}
      onChange={(next) => {
        setUrl(next);
        onChange(next);
      }}
    />
  );
}

const picture = () => new File(["a picture"], "logo.png", { type: "image/png" });

const sendAtOnce: SendFile = () => Promise.resolve(logos.tidewerk);

const meta = {
  title: "Forms/UploadField",
  component: UploadField,
  args: {
    label: "Logo",
    optional: true,
    shape: "logo",
    value: null,
    types: ["image/jpeg", "image/png", "image/webp"],
    maxBytes: 5 * 1024 * 1024,
    help: "JPG, PNG or WebP, at least 200 × 200 pixels, up to 5 MB.",
    onChange: fn(),
    send: sendAtOnce,
  },
  decorators: [(Story) => <div style={{ maxWidth: 632 }}>{Story()}</div>],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof UploadField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: logos.tidewerk } };
export const Cover: Story = {
  args: { label: "Cover", shape: "cover", help: "At least 1200 × 400 pixels, up to 5 MB." },
};
export const Person: Story = {
  args: { label: "Picture", shape: "avatar", help: "At least 96 × 96 pixels, up to 5 MB." },
};
export const OtherFile: Story = {
  args: {
    label: "CV",
    shape: "file",
    value: "Uploaded on 3 November 2026",
    types: ["application/pdf"],
    help: "PDF, up to 10 MB.",
    send: () => Promise.reject(new Error("This isn’t a PDF.")),
  },
  play: async ({ args, canvas, userEvent }) => {
    const cv = new File(["a CV"], "cv.pdf", { type: "application/pdf" });
    await userEvent.upload(canvas.getByLabelText("CV"), cv);
    await expect(
      await canvas.findByText("We couldn’t upload the file. This isn’t a PDF."),
    ).toBeVisible();
    await expect(canvas.getByText("Uploaded on 3 November 2026")).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), picture());
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(logos.tidewerk));
    await expect(await canvas.findByText("Uploaded: Logo")).toHaveAttribute("aria-live", "polite");
    await userEvent.click(canvas.getByRole("button", { name: "Remove: Logo" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const Uploading: Story = {
  args: {
    value: logos.sundvik,
    send: (_, onProgress) => {
      onProgress(0.42);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Logo");
    input.focus();
    await userEvent.upload(input, picture());
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("value", "42");
    await expect(input).toHaveFocus();
  },
};
export const Cancelled: Story = {
  args: Uploading.args ?? {},
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), picture());
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel upload: Logo" }));
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Remove: Logo" })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** 4 × 2 pixels. */
const drawSmall = async () => {
  const canvas = new OffscreenCanvas(4, 2);
  canvas.getContext("2d");
  return new File([await canvas.convertToBlob()], "small.png", { type: "image/png" });
};
export const TooSmall: Story = {
  args: { minimum: { width: 200, height: 200 }, send: fn<SendFile>(sendAtOnce) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), await drawSmall());
    await expect(
      await canvas.findByText(/must be at least 200 × 200 pixels; this one has 4 × 2\.$/),
    ).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: {
    value: logos.sundvik,
    send: () => Promise.reject(new Error("This picture must be at least 200 × 200 pixels.")),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText("Logo"), picture());
    await expect(
      await canvas.findByText(/^An error occurred while uploading the image\. This picture must/),
    ).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const WrongKind: Story = {
  play: async ({ canvas }) => {
    const file = new File(["x"], "logo.gif", { type: "image/gif" });
    const user = testing.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText("Logo"), file);
    await expect(await canvas.findByText(/This file type isn’t supported/)).toBeVisible();
  },
};
