import { IconSearch } from "@tabler/icons-react";
import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useState } from "react";

import classes from "./command-palette.module.css";

/**
 * Returns the command palette of an app: `open` for its buttons, `palette` to render once. Its dialog is loaded lazily;
 * only the shortcut and the button load up front.
 */
export const useCommandPalette = (PaletteDialog: ComponentType<{ onClose: () => void }>) => {
  const [isOpen, setOpen] = useState(false);
  // A layout effect, as the page counts as live from then on: a press before a later one would be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Either case: Caps Lock may be on.
      if (!(event.metaKey || event.ctrlKey) || !/^k$/i.test(event.key)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return {
    open: () => setOpen(true),
    palette: isOpen && (
      <Suspense>
        <PaletteDialog onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
};

type Props = {
  onClick: () => void;
  /** A label where there is room for one; the button then looks like a field. */
  children?: ReactNode;
};

/** A button that opens the command palette and shows its shortcut. */
export function PaletteButton({ onClick, children }: Props) {
  return (
    <button
      type="button"
      className={classes.button}
      data-wide={children !== undefined || undefined}
      onClick={onClick}
    >
      <span className="visually-hidden">Search everything</span>
      <IconSearch size={18} aria-hidden />
      {children && (
        <span className={classes.word} aria-hidden>
          {children}
        </span>
      )}
      <kbd aria-hidden>Ctrl K</kbd>
    </button>
  );
}
