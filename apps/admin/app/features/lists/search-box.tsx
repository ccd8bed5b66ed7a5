import { Kbd } from "@devguild/design-system/kbd";
import { SearchField } from "@devguild/design-system/search-field";
import { useLeaving } from "@devguild/session/use-leaving";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";

import type { List } from "./use-list.ts";
import { writeList } from "./list-address.ts";
import { useKeys } from "./use-keys.ts";

const PAUSE = 300;

type Props = {
  list: List;
  /** The accessible name: "Search companies". */
  label: string;
  /** What the search covers: "Name, email or id". */
  placeholder: string;
};

/** A list's search field: it searches while typing, and `/` focuses it. */
export function SearchBox({ list, label, placeholder }: Props) {
  const { shape, state, change } = list;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(state.text);
  const sent = useRef(state.text);
  const send = (next: string) => {
    sent.current = next.trim();
    if (sent.current !== state.text) change({ text: sent.current }, { replace: true });
  };
  const sendSoon = useDebouncedCallback(send, PAUSE);
  useLeaving(() => sendSoon.cancel());
  useEffect(() => {
    // The URL changed by other means than typing: Back, or a cleared filter.
    if (state.text === sent.current) return;
    sent.current = state.text;
    setText(state.text);
  }, [state.text]);
  useKeys({
    "/": () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  const others = new URLSearchParams(writeList(shape, { ...state, text: "", page: 1 }));
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        sendSoon.cancel();
        send(text);
      }}
    >
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        ref={input}
        size="sm"
        name={shape.text}
        label={label}
        placeholder={placeholder}
        maxLength={200}
        value={text}
        hint={<Kbd>/</Kbd>}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          sendSoon(value);
        }}
      />
    </form>
  );
}
