import { matchOptions } from "@devguild/design-system/match-options";
import { SearchField } from "@devguild/design-system/search-field";
import { TextButton } from "@devguild/design-system/text-link";
import { pluralize } from "@devguild/schemas/formats";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import classes from "./all-options.module.css";

type Option = { id: number; value: string; label: string };

type Props = {
  /** What the options are: "Skill". */
  kind: string;
  options: readonly Option[];
  /** The number of options that were shown before. */
  before: number;
  onFewer: () => void;
  /** Draws some of the options. */
  children: (shown: readonly Option[]) => ReactNode;
};

/** All options of a long filter, below a field that finds some of them. */
export default function AllOptions({ kind, options, before, onFewer, children }: Props) {
  const [typed, setTyped] = useState("");
  const start = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = matchOptions(options, typed);

  useEffect(() => {
    // On a touch screen, the keyboard of a field would cover the options that were wanted.
    const isTouch = matchMedia("(pointer: coarse)").matches;
    const next = isTouch ? list.current?.querySelectorAll("input")[before] : field.current;
    next?.focus({ preventScroll: true });
  }, [before]);

  const find = (text: string) => {
    setTyped(text);
    // From far down a long list: what is found begins below the field.
    start.current?.scrollIntoView({ block: "nearest" });
  };

  const showFewer = () => {
    const group = start.current?.closest("fieldset");
    flushSync(onFewer);
    // The focus returns to the button that opened all options.
    group?.querySelector<HTMLElement>(":scope > button")?.focus();
  };

  const clear = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || typed === "") return;
    event.preventDefault();
    find("");
  };

  return (
    <>
      <div ref={start} />
      <div className={classes.find}>
        <SearchField
          ref={field}
          size="sm"
          label={`Find a ${kind.toLowerCase()}`}
          placeholder={`Find a ${kind.toLowerCase()}`}
          value={typed}
          onChange={(event) => find(event.currentTarget.value)}
          onKeyDown={clear}
          // The first Escape clears the field, and the next one closes the drawer.
          data-mantine-stop-propagation={typed !== ""}
        />
      </div>
      <div ref={list} className={classes.list}>
        {children(found)}
      </div>
      <output className={found.length > 0 ? "visually-hidden" : classes.note}>
        {found.length === 0 ? "No match" : typed && pluralize(found.length, "match", "matches")}
      </output>
      <div className={classes.fewer}>
        <TextButton small onClick={showFewer}>
          Show fewer
        </TextButton>
      </div>
    </>
  );
}
