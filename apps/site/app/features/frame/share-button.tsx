import { Button } from "@devguild/design-system/button";
import { IconCheck, IconShare2 } from "@tabler/icons-react";
import { useState } from "react";

const LABELS = { ready: "Share", copied: "Link copied", failed: "Couldn’t copy the link" };

/** Shares a page through the device's share dialog; copies the address if there is none. */
export function ShareButton({ title }: { title: string }) {
  const [state, setState] = useState<keyof typeof LABELS>("ready");
  const share = async () => {
    const url =
      document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
    // Closing the share dialog is not an error.
    if (typeof navigator.share === "function")
      return navigator.share({ title, url }).catch(() => undefined);
    return navigator.clipboard.writeText(url).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  };
  const Icon = state === "copied" ? IconCheck : IconShare2;
  return (
    <Button
      size="sm"
      icon={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={() => void share()}
    >
      <span aria-live="polite">{LABELS[state]}</span>
    </Button>
  );
}
