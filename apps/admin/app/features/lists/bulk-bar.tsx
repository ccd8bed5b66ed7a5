import { Button } from "@devguild/design-system/button";
import { IconButton } from "@devguild/design-system/icon-button";
import { Kbd } from "@devguild/design-system/kbd";
import { formatCount } from "@devguild/schemas/formats";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";

type Props = {
  selected: number;
  /** How many rows the list finds. */
  total: number;
  /** How many rows can be selected at most. */
  max: number;
  /** What they are, as in "146 companies". */
  noun: string;
  /** Whether the rows of the other pages are loading. */
  isListing: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  /** The buttons for what can be done. */
  children: ReactNode;
};

/** What can be done with the selected rows of a list: first of all, selecting everything that it finds. */
export function BulkBar({
  selected,
  total,
  max,
  noun,
  isListing,
  onSelectAll,
  onClear,
  children,
}: Props) {
  const most = Math.min(total, max);
  return (
    <>
      <Kbd>B</Kbd>
      {selected < most && (
        <Button size="sm" variant="subtle" loading={isListing} onClick={onSelectAll}>
          {total > most
            ? `Select the first ${formatCount(most)} ${noun}`
            : `Select all ${formatCount(total)} ${noun}`}
        </Button>
      )}
      {children}
      <IconButton
        size="sm"
        label="Clear selection"
        icon={<IconX size={16} stroke={1.75} aria-hidden />}
        onClick={onClear}
      />
    </>
  );
}
