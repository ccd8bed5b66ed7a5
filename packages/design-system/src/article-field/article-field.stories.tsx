import { PICTURE_MAX_BYTES, PICTURE_TYPE_NAMES } from "@devguild/schemas/constants/postings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { ArticleField, type ArticleFieldProps } from "./article-field.tsx";

const TEXT = `<p>A log says what a program did. A diary says what it knew at the time.</p>
<pre><code class="language-sql">create table entry (id bigint primary key);</code></pre>
<h2>What it costs</h2><p>Rows, mostly. The rule is <code>insert</code>, never <code>update</code>.</p>
<blockquote><p>A correction is a new row that names the one it corrects.</p></blockquote>`;

function Controlled(props: ArticleFieldProps) {
  const [html, setHtml] = useState(props.value);
  const change = (next: string) => {
    setHtml(next);
    props.onChange(next);
  };
  return <ArticleField {...props} value={html} onChange={change} />;
}

const meta = {
  title: "Forms/ArticleField",
  component: ArticleField,
  args: {
    label: "Text",
    value: "",
    onChange: fn(),
    pictures: {
      send: () => Promise.reject(new Error("It’s too small.")),
      types: PICTURE_TYPE_NAMES,
      maxBytes: PICTURE_MAX_BYTES,
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ArticleField>;
export default meta;
type Story = StoryObj<typeof meta>;

const paste =
  (html: string): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("textbox", { name: "Text" }));
    const copied = new DataTransfer();
    copied.setData("text/html", html);
    await userEvent.paste(copied);
  };

const expectText = (onChange: unknown, html: string) =>
  waitFor(() => expect(onChange).toHaveBeenLastCalledWith(html));

export const Filled: Story = {
  args: { value: TEXT },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole("textbox", { name: "Text" });
    await userEvent.click(text.querySelector("pre") ?? text);
    const language = await canvas.findByRole("combobox", { name: "Language" });
    await expect(language).toHaveDisplayValue("SQL");
    await userEvent.selectOptions(language, "Go");
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining("language-go")),
    );
  },
};
export const PastedFromWord: Story = {
  play: async (context) => {
    await paste(`<html><head><style>p.MsoNormal { color: red }</style></head><body>
      <p class="MsoTitle">Keep a log</p><p class="MsoNormal">Why <b>not</b>?<o:p></o:p></p>
      <p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·&nbsp;</span>One</p><p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·&nbsp;</span>Two</p>
      <p class="MsoNormal">&nbsp;</p></body></html>`)(context);
    await expectText(
      context.args.onChange,
      "<h2>Keep a log</h2><p>Why <strong>not</strong>?</p><ul><li><p>One</p></li><li><p>Two</p></li></ul>",
    );
  },
};
export const PastedFromGoogleDocs: Story = {
  play: async (context) => {
    await paste(
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h3 dir="ltr"><span style="font-weight:400">Part</span></h3><p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span> <a href="https://www.google.com/url?q=https://tidewerk.example/a&amp;sa=D"><span style="text-decoration:underline">link</span></a></p><br></b>`,
    )(context);
    await waitFor(() =>
      expect(context.args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining("<h2>Part</h2><p>Plain, <strong>bold</strong> <a"),
      ),
    );
    await expect(context.args.onChange).toHaveBeenLastCalledWith(
      expect.stringContaining('href="https://tidewerk.example/a"'),
    );
  },
};
export const RefusedPicture: Story = {
  args: { value: "<p>Text</p>" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole("textbox", { name: "Text" });
    await userEvent.click(canvas.getByRole("button", { name: "Picture" }));
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    const file = new File(["x"], "door.png", { type: "image/png" });
    if (input) await userEvent.upload(input, file);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "We couldn’t upload door.png. It’s too small.",
    );
  },
};

const openSlash: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("textbox", { name: "Text" }));
  await userEvent.keyboard("/");
};
export const SlashMenu: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await openSlash(context);
    const text = canvas.getByRole("textbox", { name: "Text" });
    const list = await canvas.findByRole("listbox", { name: "Insert" });
    await expect(within(list).getAllByRole("option")).toHaveLength(6);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    const chosen = canvas.getByRole("option", { name: /^Bullet list/ });
    await waitFor(() => expect(chosen).toHaveAttribute("aria-selected", "true"));
    await expect(text).toHaveAttribute("aria-activedescendant", chosen.id);
    await expect(canvas.getByRole("status")).toHaveTextContent("Insert Bullet list, 2 of 6.");
    await userEvent.keyboard("quo");
    await waitFor(() => expect(within(list).getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
    await userEvent.keyboard("Insert");
    await expectText(args.onChange, "<blockquote><p>Insert</p></blockquote>");
    await expect(text).not.toHaveAttribute("aria-activedescendant");
  },
};
export const SlashMenuClosed: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await openSlash(context);
    await canvas.findByRole("listbox", { name: "Insert" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
    await userEvent.keyboard("etc{Enter}");
    await expectText(args.onChange, "<p>/etc</p><p></p>");
  },
};
export const CancelledPicture: Story = {
  args: {
    value: "<p>Text</p>",
    pictures: {
      send: (_, onProgress, signal) =>
        new Promise((_resolve, reject) => {
          onProgress(0.42);
          signal.addEventListener("abort", () => reject(new Error("")));
        }),
      types: PICTURE_TYPE_NAMES,
      maxBytes: PICTURE_MAX_BYTES,
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByRole("textbox", { name: "Text" });
    await userEvent.click(canvas.getByRole("button", { name: "Picture" }));
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (input) await userEvent.upload(input, new File(["x"], "door.png", { type: "image/png" }));
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("value", "42");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel upload" }));
    await waitFor(() => expect(canvas.queryByRole("progressbar")).toBeNull());
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
