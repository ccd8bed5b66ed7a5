import type { Editor } from "@tiptap/core";
import type { StarterKitOptions } from "@tiptap/starter-kit";
import { IconBold, IconH2, IconItalic, IconList, IconListNumbers } from "@tabler/icons-react";

/** The formats that every text has; only what the server's sanitiser keeps. */
export const BASIC_FORMATS: Partial<StarterKitOptions> = {
  heading: { levels: [2] },
  horizontalRule: false,
  strike: false,
  underline: false,
  trailingNode: false,
  link: { openOnClick: false, protocols: ["mailto"], HTMLAttributes: { target: null } },
};

/** A button of the toolbar. */
export type Tool = {
  name: string;
  icon: typeof IconBold;
  /** Whether it makes the whole paragraph something else, or adds a block. */
  isBlock?: boolean;
  /** What it is in Markdown: typed at the start of a line, it does the same. */
  typed?: string;
  isActive: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
};

/** The tools that every text has. */
export const BASIC_TOOLS: readonly Tool[] = [
  {
    name: "Heading",
    icon: IconH2,
    isBlock: true,
    typed: "##",
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
    isBlock: true,
    typed: "-",
    isActive: (editor) => editor.isActive("bulletList"),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "Numbered list",
    icon: IconListNumbers,
    isBlock: true,
    typed: "1.",
    isActive: (editor) => editor.isActive("orderedList"),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];
