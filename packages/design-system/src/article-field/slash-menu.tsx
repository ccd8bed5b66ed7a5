import "@mantine/core/styles/Combobox.layer.css";
import { Combobox, useCombobox } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Kbd } from "../kbd/kbd.tsx";
import { MantineScope } from "../mantine-scope/mantine-scope.tsx";
import type { Tool } from "../rich-text-field/basic-formats.ts";
import classes from "./slash-menu.module.css";
import { findSlash, matchTools } from "./slash-query.ts";

interface Props {
  editor: Editor;
  /** The id of the text. */
  controls: string;
  /** The blocks that can be inserted. */
  tools: readonly Tool[];
}

/** Moves the list below the "/", or above it where there is no room below. */
const moveTo = (list: HTMLElement, editor: Editor, from: number) => {
  const box = list.offsetParent?.getBoundingClientRect();
  const slash = editor.view.coordsAtPos(from);
  if (!box) return;
  const { offsetHeight: height, offsetWidth: width } = list;
  const isBelow = slash.bottom + height < innerHeight || slash.top < height;
  list.style.top = `${(isBelow ? slash.bottom : slash.top - height) - box.top}px`;
  list.style.left = `${Math.max(0, Math.min(slash.left - box.left, box.width - width))}px`;
};

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
};

/** What "/" in an empty paragraph can turn it into. The text keeps the focus; Escape leaves what is typed. */
export function SlashMenu({ editor, controls, tools }: Props) {
  const slash = useEditorState({
    editor,
    selector: ({ editor: current }) => (current.isFocused ? findSlash(current.state) : null),
  });
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [choice, setChoice] = useState({ query: "", at: 0 });
  const store = useCombobox();
  const list = useRef<HTMLDivElement>(null);
  // Another line, or a new "/", opens it again.
  if (dismissed !== null && slash?.from !== dismissed) setDismissed(null);
  const found = slash && dismissed === null ? matchTools(tools, slash.query) : [];
  const at = choice.query === slash?.query && choice.at < found.length ? choice.at : 0;
  const chosen = found[at];
  const from = slash?.from;
  const getOptionId = ({ name }: Tool) =>
    `${controls}-insert-${name.toLowerCase().replaceAll(" ", "-")}`;
  const insert = (tool: Tool) => {
    if (!slash) return;
    editor.chain().focus().deleteRange({ from: slash.from, to: slash.to }).run();
    tool.press(editor);
  };
  const submit = (name: string) => {
    const tool = found.find((one) => one.name === name);
    if (tool) insert(tool);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (!slash || !chosen || event.isComposing) return;
    const step = STEPS[event.key];
    if (step) setChoice({ query: slash.query, at: step(at, found.length) });
    else if (event.key === "Escape") setDismissed(slash.from);
    else if (event.key === "Enter" || event.key === "Tab") insert(chosen);
    else return;
    // Neither the text nor a dialog around it gets these keys.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  useEffect(() => {
    const { dom } = editor.view;
    dom.addEventListener("keydown", keyDown, true);
    return () => dom.removeEventListener("keydown", keyDown, true);
  });
  const activeId = chosen && getOptionId(chosen);
  useLayoutEffect(() => {
    const { dom } = editor.view;
    if (activeId === undefined || from === undefined || !list.current) return;
    moveTo(list.current, editor, from);
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
    dom.setAttribute("aria-controls", `${controls}-insert`);
    dom.setAttribute("aria-activedescendant", activeId);
    return () => {
      dom.removeAttribute("aria-controls");
      dom.removeAttribute("aria-activedescendant");
    };
  }, [editor, controls, activeId, from]);
  const announced =
    slash && dismissed === null
      ? chosen
        ? `Insert ${chosen.name}, ${at + 1} of ${found.length}. Enter inserts it, arrows move, Escape closes.`
        : "Nothing to insert has this name."
      : "";
  return (
    <>
      <output className="visually-hidden">{announced}</output>
      {chosen && (
        <MantineScope>
          <Combobox store={store} onOptionSubmit={submit}>
            <Combobox.Options
              ref={list}
              id={`${controls}-insert`}
              aria-label="Insert"
              className={classes.list ?? ""}
            >
              {found.map((tool) => (
                <Combobox.Option
                  key={tool.name}
                  id={getOptionId(tool)}
                  value={tool.name}
                  aria-selected={tool === chosen}
                  className={classes.option ?? ""}
                >
                  <tool.icon size={18} stroke={1.75} aria-hidden />
                  <span>{tool.name}</span>
                  {tool.typed && <Kbd>{tool.typed}</Kbd>}
                </Combobox.Option>
              ))}
            </Combobox.Options>
          </Combobox>
        </MantineScope>
      )}
    </>
  );
}
