import type { Editor } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useRef, useState } from "react";
import richText from "../rich-text/rich-text.module.css";
import { classNames } from "../class-names/class-names.ts";
import { LinkBar } from "./link-bar.tsx";
import classes from "./rich-text-field.module.css";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { PendingValues } from "./pending-values.ts";

interface Props {
  id: string;
  label: string;
  required: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  value: string;
  onChange: (html: string) => void;
}

// Only what the server's sanitiser keeps.
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: { openOnClick: false, protocols: ["mailto"], HTMLAttributes: { target: null } },
  }),
];

const getHtml = (editor: Editor) => (editor.isEmpty ? "" : editor.getHTML());

const buildAttributes = ({
  id,
  required,
  invalid,
  describedBy,
}: Props): Record<string, string> => ({
  id,
  role: "textbox",
  "aria-multiline": "true",
  "aria-labelledby": `${id}-label`,
  "aria-required": String(required),
  class: classNames(richText.prose, classes.text),
  ...(invalid && { "aria-invalid": "true" }),
  ...(describedBy && { "aria-describedby": describedBy }),
});

/** The editor. Its text follows `value` if the form sets one that was not typed here. */
export default function RichTextEditor(props: Props) {
  const { label, value, onChange } = props;
  const [isLinking, setLinking] = useState(false);
  const lastValue = useRef(value);
  const [pendingValues] = useState(() => new PendingValues());
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: () => buildAttributes(props),
      // Other pages use other levels; a heading stays one.
      transformPastedHTML: (html) => html.replaceAll(/<(\/?)h[1-6](?=[\s>])/gi, "<$1h2"),
      handleKeyDown: (_, event) => {
        const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
        if (!isShortcut) return false;
        // Keeps the page's own shortcut from opening its palette.
        event.preventDefault();
        event.stopPropagation();
        setLinking(true);
        return true;
      },
    },
    onUpdate: ({ editor: updated }) => {
      const html = getHtml(updated);
      pendingValues.handOut(html, performance.now());
      change.current(html);
    },
  });
  useEffect(() => {
    if (!editor || lastValue.current === value) return;
    lastValue.current = value;
    // A late echo is older than what was typed since.
    if (pendingValues.takeBack(value, performance.now()) || getHtml(editor) === value) return;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, pendingValues]);
  const { id, required, invalid, describedBy } = props;
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: buildAttributes({ ...props, id, required, invalid, describedBy }),
      },
    });
    // oxlint-disable-next-line react/exhaustive-deps -- only these end up as attributes
  }, [editor, id, required, invalid, describedBy]);
  return (
    <div className={classes.box}>
      <RichTextToolbar
        editor={editor}
        label={label}
        controls={id}
        isLinking={isLinking}
        onLink={() => setLinking(!isLinking)}
      />
      {editor && isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} />
    </div>
  );
}
