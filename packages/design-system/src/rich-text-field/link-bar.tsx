import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { FieldError } from "../field/field.tsx";
import classes from "./rich-text-field.module.css";
import { linkAddress } from "./link-address.ts";

const ERROR = "Enter a web or email address.";

/** Sets or removes the link of the selection. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present = String(editor.getAttributes("link")["href"] ?? "");
  const [text, setText] = useState(present);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const set = () => {
    const href = linkAddress(text);
    if (!href) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange("link");
    // With an empty selection, the link shows its own address.
    if (editor.state.selection.empty && !present)
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    return onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    if (event.key !== "Enter") return;
    // The surrounding form must not be submitted.
    event.preventDefault();
    set();
  };
  return (
    <div className={classes.linkBar}>
      <input
        ref={input}
        type="url"
        inputMode="url"
        className={classes.linkInput}
        aria-label="Link address"
        aria-invalid={isWrong || undefined}
        placeholder="https://"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={keyDown}
      />
      <Button size="sm" disabled={text.trim() === ""} onClick={set}>
        Save link
      </Button>
      {present && (
        <Button size="sm" variant="subtle" onClick={remove}>
          Remove link
        </Button>
      )}
      <Button size="sm" variant="subtle" onClick={close}>
        Cancel
      </Button>
      {isWrong && (
        <div className={classes.linkError} role="alert">
          <FieldError id="link-error">{ERROR}</FieldError>
        </div>
      )}
    </div>
  );
}
