import { CopyButton } from "@devguild/design-system/copy-button";
import { createPortal } from "react-dom";

/** Puts a button that copies the code into the caption of each block of code. */
export default function CopyCode({ text }: { text: HTMLElement }) {
  return [...text.querySelectorAll("figcaption")].map((caption, index) =>
    createPortal(
      <CopyButton variant="subtle" text={caption.nextElementSibling?.textContent ?? ""} />,
      caption,
      String(index),
    ),
  );
}
