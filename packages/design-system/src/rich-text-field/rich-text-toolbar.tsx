import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import classes from "./rich-text-field.module.css";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Tool = {
  name: string;
  icon: typeof IconBold;
  isActive: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
};

const TOOLS: Tool[] = [
  {
    name: "Heading",
    icon: IconH2,
    isActive: (editor) => editor.isActive("heading"),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: "Bold",
    icon: IconBold,
    isActive: (editor) => editor.isActive("bold"),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: "Italic",
    icon: IconItalic,
    isActive: (editor) => editor.isActive("italic"),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: "Bullet list",
    icon: IconList,
    isActive: (editor) => editor.isActive("bulletList"),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "Numbered list",
    icon: IconListNumbers,
    isActive: (editor) => editor.isActive("orderedList"),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

interface Props {
  editor: Editor | null;
  /** The name of the text that it formats. */
  label: string;
  /** The id of the text. */
  controls: string;
  isLinking: boolean;
  onLink: () => void;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Formats the selection. A single tab stop; arrows move between its buttons. */
export function RichTextToolbar({ editor, label, controls, isLinking, onLink }: Props) {
  const [stop, setStop] = useState(0);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current ? [...TOOLS.map(({ isActive }) => isActive(current)), current.isActive("link")] : [],
  });
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const next = step(stop, buttons.length - 1);
    setStop(next);
    buttons[next]?.focus();
  };
  const tools = [
    ...TOOLS.map(({ name, icon, press }) => ({
      name,
      icon,
      press: () => editor && press(editor),
    })),
    { name: "Link", icon: IconLink, press: onLink },
  ];
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={`Format: ${label}`}
      aria-controls={controls}
      className={classes.toolbar}
      onKeyDown={move}
    >
      {tools.map(({ name, icon: ToolIcon, press }, at) => {
        const isLink = name === "Link";
        const isOn = (active?.[at] ?? false) || (isLink && isLinking);
        return (
          <button
            key={name}
            type="button"
            className={classes.tool}
            title={name}
            aria-label={name}
            aria-pressed={isOn}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setStop(at)}
            onClick={press}
          >
            <ToolIcon {...ICON} />
          </button>
        );
      })}
    </div>
  );
}
