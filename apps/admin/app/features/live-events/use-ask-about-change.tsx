import { UserCancelled } from "@devguild/api-client/user-cancelled";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { useNow } from "@devguild/design-system/relative-time";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import type { LiveAudience } from "@devguild/schemas/constants/live-event-editing";
import { useState } from "react";

import { planChange, type PlannedChange, type Schedule } from "./plan-change.ts";

const ChangeModal = lazyDialog(() => import("./change-modal.tsx"));

type Pending = {
  change: PlannedChange;
  answer: (unnotified: LiveAudience[]) => void;
  cancel: () => void;
};

/**
 * Asks whom to email before a change of an event is saved. `ask` resolves to the groups that hear nothing,
 * at once if nobody would; it rejects if the editor changes their mind.
 */
export const useAskAboutChange = () => {
  const now = useNow();
  const [pending, setPending] = useState<Pending | null>(null);
  const ask = (event: AdminLiveEvent, after: Schedule): Promise<LiveAudience[]> => {
    const change = planChange(event, after, now);
    if (!change) return Promise.resolve([]);
    const { promise, resolve, reject } = Promise.withResolvers<LiveAudience[]>();
    setPending({ change, answer: resolve, cancel: () => reject(new UserCancelled()) });
    return promise.finally(() => setPending(null));
  };
  const dialog = pending && (
    <ChangeModal change={pending.change} onConfirm={pending.answer} onClose={pending.cancel} />
  );
  return { ask, dialog };
};
export type AskAboutChange = ReturnType<typeof useAskAboutChange>["ask"];
