import { BrandMark } from "@devguild/design-system/brand-mark";
import { from } from "@devguild/design-system/breakpoints";
import { IconButton } from "@devguild/design-system/icon-button";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import classes from "./menu-sheet.module.css";

const CLOSING = 400;

type Props = {
  onClosed: () => void;
  /** The menu's entries: list items, each with a link or button of the class `entryClass`. */
  children: ReactNode;
  /** Below the entries, always in view. */
  foot?: ReactNode;
};

/** What an entry of the sheet looks like. */
export const entryClass = classes.entry;

/** A main menu that covers a narrow screen; closes itself on navigation and once the wide menu fits. */
export function MenuSheet({ onClosed, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isClosing, setClosing] = useState(false);
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const opened = useRef(here);

  const close = useCallback(() => setClosing(true), []);
  useEffect(() => {
    dialog.current?.showModal();
    const wide = matchMedia(from("menu"));
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [close]);
  useEffect(() => {
    if (here !== opened.current) close();
  }, [here, close]);
  useEffect(() => {
    if (!isClosing) return undefined;
    // Unlike being removed, closing returns the focus to the button that opened it.
    const timer = setTimeout(() => dialog.current?.close(), CLOSING);
    return () => clearTimeout(timer);
  }, [isClosing]);

  return (
    <dialog
      ref={dialog}
      className={classes.menu}
      data-closing={isClosing || undefined}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClosed}
    >
      <div className={classes.head}>
        <BrandMark name={PRODUCT_NAME} />
        <IconButton label="Close menu" icon={<IconX size={22} stroke={1.6} />} onClick={close} />
      </div>
      <nav aria-label="Main" className={classes.body}>
        <ul>{children}</ul>
      </nav>
      {foot && <div className={classes.foot}>{foot}</div>}
    </dialog>
  );
}
