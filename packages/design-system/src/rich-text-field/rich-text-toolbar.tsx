import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { IconLink } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import type { Tool } from "./basic-formats.ts";
import classes from "./rich-text-field.module.css";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

interface Props {
  editor: Editor | null;
  /** The name of the text that it formats. */
  label: string;
  /** The id of the text. */
  controls: string;
  tools: readonly Tool[];
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
export function RichTextToolbar({ editor, label, controls, tools, isLinking, onLink }: Props) {
  const [stop, setStop] = useState(0);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current ? [...tools.map(({ isActive }) => isActive(current)), current.isActive("link")] : [],
  });
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll("button")];
    const next = step(stop, stops.length - 1);
    setStop(next);
    stops[next]?.focus();
  };
  const buttons = [
    ...tools.map(({ name, icon, press }) => ({
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
      {buttons.map(({ name, icon: ToolIcon, press }, at) => {
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
