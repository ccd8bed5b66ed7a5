import { Button } from "@devguild/design-system/button";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { createPortal } from "react-dom";

const LABELS = { ready: "Copy", copied: "Copied", failed: "Couldn’t copy" };

function CopyButton({ code }: { code: string }) {
  const [state, setState] = useState<keyof typeof LABELS>("ready");
  const Icon = state === "copied" ? IconCheck : IconCopy;
  return (
    <Button
      size="sm"
      variant="subtle"
      icon={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={() =>
        void navigator.clipboard.writeText(code).then(
          () => setState("copied"),
          () => setState("failed"),
        )
      }
    >
      <span aria-live="polite">{LABELS[state]}</span>
    </Button>
  );
}

/** Puts a button that copies the code into the caption of each block of code. */
export default function CopyCode({ text }: { text: HTMLElement }) {
  return [...text.querySelectorAll("figcaption")].map((caption, index) =>
    createPortal(
      <CopyButton code={caption.nextElementSibling?.textContent ?? ""} />,
      caption,
      String(index),
    ),
  );
}
