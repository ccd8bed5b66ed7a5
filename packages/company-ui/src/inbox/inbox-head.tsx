import { Heading } from "@devguild/design-system/heading";
import { Kbd } from "@devguild/design-system/kbd";
import { SearchField } from "@devguild/design-system/search-field";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import type { RefObject } from "react";

import type { InboxLayout } from "./inbox-address.ts";
import classes from "./inbox-screen.module.css";

const LAYOUTS = [
  { value: "list", label: "List" },
  { value: "board", label: "Board" },
] as const satisfies { value: InboxLayout; label: string }[];

type Props = {
  layout: InboxLayout;
  search: string;
  /** Around the search field, which a key focuses. */
  searchBox: RefObject<HTMLDivElement | null>;
  onLayout: (layout: InboxLayout) => void;
  onSearch: (search: string) => void;
};

/** The inbox's title, its layout and its search. */
export function InboxHead({ layout, search, searchBox, onLayout, onSearch }: Props) {
  return (
    <div className={classes.head}>
      <Heading level={1} size="lg">
        Candidates
      </Heading>
      <SegmentedControl label="Layout" options={LAYOUTS} value={layout} onChange={onLayout} />
      <search ref={searchBox} className={classes.search} aria-label="Candidates">
        <SearchField
          size="sm"
          label="Search by name, skill, location or job"
          placeholder="Name, skill or job"
          hint={<Kbd>/</Kbd>}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </search>
    </div>
  );
}
