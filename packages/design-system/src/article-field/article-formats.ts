import type { Editor } from "@tiptap/core";
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

const tool = (
  name: string,
  icon: Tool["icon"],
  node: string,
  press: (editor: Editor) => void,
): Tool => ({ name, icon, isActive: (editor) => editor.isActive(node), press });

/** The tools of an article's text, without the one for pictures. */
export const ARTICLE_TOOLS: readonly Tool[] = [
  ...BASIC_TOOLS,
  tool("Quote", IconBlockquote, "blockquote", (editor) =>
    editor.chain().focus().toggleBlockquote().run(),
  ),
  tool("Code", IconCode, "code", (editor) => editor.chain().focus().toggleCode().run()),
  tool("Code block", IconSourceCode, "codeBlock", (editor) =>
    editor.chain().focus().toggleCodeBlock().run(),
  ),
];
