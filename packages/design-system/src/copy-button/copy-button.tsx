import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../button/button.tsx";

export interface CopyButtonProps {
  /** What is copied; a function if only the browser knows it. */
  text: string | (() => string);
  /** What the button says until then: "Copy link". */
  label?: string;
  variant?: "default" | "subtle";
}

/** A small button that copies a text and says whether it could. */
export function CopyButton({ text, label = "Copy", variant = "default" }: CopyButtonProps) {
  const [state, setState] = useState<"ready" | "copied" | "failed">("ready");
  const labels = { ready: label, copied: "Copied", failed: "Couldn’t copy" };
  const Icon = state === "copied" ? IconCheck : IconCopy;
  return (
    <Button
      size="sm"
      variant={variant}
      icon={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={() =>
        void navigator.clipboard.writeText(typeof text === "string" ? text : text()).then(
          () => setState("copied"),
          () => setState("failed"),
        )
      }
    >
      <span aria-live="polite">{labels[state]}</span>
    </Button>
  );
}
