import { PRODUCT_NAME } from "@devguild/schemas/product";

import type { PushSupport } from "./use-push-support.ts";

const NOTES: Partial<Record<PushSupport, string>> = {
  unsupported: "This browser doesn’t support notifications.",
  install: `On an iPhone or iPad, ${PRODUCT_NAME} has to be on your home screen first: tap Share, then “Add to Home Screen”, open it from there and come back to this page.`,
  blocked: `This browser blocks notifications from ${PRODUCT_NAME}. To allow them, open the site settings beside the address, set Notifications to “Allow”, and come back.`,
};

/** Says why this browser can't show notifications, and what helps; nothing if it can. */
export function PushSupportNote({
  support,
  className,
}: {
  support: PushSupport;
  className?: string | undefined;
}) {
  const note = NOTES[support];
  return note ? <p className={className}>{note}</p> : null;
}
