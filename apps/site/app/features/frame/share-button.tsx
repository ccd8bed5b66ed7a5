import { Button, type ButtonProps } from "@devguild/design-system/button";
import { IconCheck, IconShare2 } from "@tabler/icons-react";
import { useState } from "react";

const LABELS = { ready: "Share", copied: "Link copied", failed: "Couldn’t copy the link" };

/** Shares a page through the device's share dialog; copies the address if there is none, or it doesn't open. */
export function ShareButton({ title, size = "sm" }: { title: string; size?: ButtonProps["size"] }) {
  const [state, setState] = useState<keyof typeof LABELS>("ready");
  const share = async () => {
    const url =
      document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
    const copy = () =>
      navigator.clipboard.writeText(url).then(
        () => setState("copied"),
        () => setState("failed"),
      );
    if (typeof navigator.share !== "function") return copy();
    return navigator.share({ title, url }).catch((error: unknown) => {
      // Closing the share dialog is not an error.
      if (!(error instanceof DOMException) || error.name !== "AbortError") void copy();
    });
  };
  const Icon = state === "copied" ? IconCheck : IconShare2;
  return (
    <Button
      size={size}
      icon={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={() => void share()}
    >
      <span aria-live="polite">{LABELS[state]}</span>
    </Button>
  );
}
