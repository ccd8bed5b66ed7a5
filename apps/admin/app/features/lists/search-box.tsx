import { Kbd } from "@devguild/design-system/kbd";
import { SearchField } from "@devguild/design-system/search-field";
import { useSearchText } from "@devguild/session/use-search-text";
import { useRef } from "react";

import type { List } from "./use-list.ts";
import { writeList } from "./list-address.ts";
import { useKeys } from "./use-keys.ts";

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
  const { text, setText, writeNow } = useSearchText(state.text, (typed) =>
    change({ text: typed }, { replace: true }),
  );
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
        writeNow();
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
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
    </form>
  );
}
