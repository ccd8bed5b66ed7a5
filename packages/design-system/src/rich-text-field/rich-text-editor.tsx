import type { Editor, Extensions } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import richText from "../rich-text/rich-text.module.css";
import { classNames } from "../class-names/class-names.ts";
import { BASIC_FORMATS, BASIC_TOOLS, type Tool } from "./basic-formats.ts";
import { cleanPastedHtml } from "./clean-pasted-html.ts";
import { LinkBar } from "./link-bar.tsx";
import classes from "./rich-text-field.module.css";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { PendingValues } from "./pending-values.ts";

/** What an editor can do beyond the basic formats. */
export interface EditorFormats {
  extensions: Extensions;
  tools: readonly Tool[];
  /** Below the toolbar: what the selection can be given. */
  renderBar: (editor: Editor) => ReactNode;
  /** Above the text, at the cursor. */
  renderMenu: (editor: Editor) => ReactNode;
  /** Called with files that are pasted or dropped; returns whether it takes them. */
  onFiles: (editor: Editor, files: readonly File[]) => boolean;
  /** The style of the text instead of a field's. */
  className: string;
}

export interface RichTextEditorProps {
  id: string;
  label: string;
  required: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  value: string;
  onChange: (html: string) => void;
  formats?: EditorFormats;
}

const EXTENSIONS = [
  StarterKit.configure({
    ...BASIC_FORMATS,
    blockquote: false,
    code: false,
    codeBlock: false,
  }),
];

const hasPicture = ({ state }: Editor) => {
  let isFound = false;
  state.doc.descendants(({ attrs }) => {
    isFound ||= Boolean(attrs["src"]);
    return !isFound;
  });
  return isFound;
};

// To the editor, a picture without a caption is as empty as a paragraph.
const getHtml = (editor: Editor) => (editor.isEmpty && !hasPicture(editor) ? "" : editor.getHTML());

const buildAttributes = ({
  id,
  required,
  invalid,
  describedBy,
  formats,
}: RichTextEditorProps): Record<string, string> => ({
  id,
  role: "textbox",
  "aria-multiline": "true",
  "aria-labelledby": `${id}-label`,
  "aria-required": String(required),
  class: classNames(richText.prose, classes.text, formats?.className),
  ...(invalid && { "aria-invalid": "true" }),
  ...(describedBy && { "aria-describedby": describedBy }),
});

/** The editor. Its text follows `value` if the form sets one that was not typed here. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, formats } = props;
  const [isLinking, setLinking] = useState(false);
  const lastValue = useRef(value);
  const [pendingValues] = useState(() => new PendingValues());
  const change = useRef(onChange);
  const files = useRef(formats?.onFiles);
  const current = useRef<Editor | null>(null);
  useEffect(() => {
    change.current = onChange;
    files.current = formats?.onFiles;
  });
  const takeFiles = (data: DataTransfer | null) =>
    (current.current &&
      data &&
      data.files.length > 0 &&
      files.current?.(current.current, [...data.files])) ||
    false;
  const editor = useEditor({
    extensions: formats?.extensions ?? EXTENSIONS,
    content: value,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: () => buildAttributes(props),
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_, event) => takeFiles(event.clipboardData),
      handleDrop: (_, event) => takeFiles(event.dataTransfer),
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
    onCreate: ({ editor: created }) => {
      current.current = created;
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
      <div className={classes.head}>
        <RichTextToolbar
          editor={editor}
          label={label}
          controls={id}
          tools={formats?.tools ?? BASIC_TOOLS}
          isLinking={isLinking}
          onLink={() => setLinking(!isLinking)}
        />
        {editor && isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
        {editor && formats?.renderBar(editor)}
      </div>
      <EditorContent editor={editor} />
      {editor && formats?.renderMenu(editor)}
    </div>
  );
}
