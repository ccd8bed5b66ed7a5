import { StarterKit } from "@tiptap/starter-kit";
import { COVER_ADDRESS } from "@devguild/schemas/constants/cover-address";
import { IconBlockquote, IconCode, IconSourceCode } from "@tabler/icons-react";
import { BASIC_FORMATS, BASIC_TOOLS, type Tool } from "../rich-text-field/basic-formats.ts";
import { PictureNode } from "./picture-node.ts";

/** What an article's text can have; only what the server's sanitiser keeps. */
export const ARTICLE_EXTENSIONS = [
  StarterKit.configure({
    ...BASIC_FORMATS,
    codeBlock: { defaultLanguage: null },
  }),
  PictureNode.configure({ isOwn: (address) => COVER_ADDRESS.test(address) }),
];

/** The tools of an article's text, without the one for pictures. */
export const ARTICLE_TOOLS: readonly Tool[] = [
  ...BASIC_TOOLS,
  {
    name: "Quote",
    icon: IconBlockquote,
    isBlock: true,
    typed: ">",
    isActive: (editor) => editor.isActive("blockquote"),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: "Code",
    icon: IconCode,
    isActive: (editor) => editor.isActive("code"),
    press: (editor) => editor.chain().focus().toggleCode().run(),
  },
  {
    name: "Code block",
    icon: IconSourceCode,
    isBlock: true,
    typed: "```",
    isActive: (editor) => editor.isActive("codeBlock"),
    press: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
];
