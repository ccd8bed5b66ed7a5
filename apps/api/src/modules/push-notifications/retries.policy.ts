import type { PushOutcome } from "../../ports/push/push.port.ts";
import { MINUTE_S } from "../../time.ts";

const MAX_TRIES = 5;
const FIRST_WAIT_S = MINUTE_S / 2;
const GROWTH = 4;

/** What becomes of a message to one device: over, or to be tried again after some seconds. */
export type Settled =
  | { state: "delivered" | "expired" }
  | { state: "failed"; problem: string }
  | { state: "waiting"; afterS: number; problem: string };

/**
 * Decides what follows from a push service's answer to the `tries`th try: five tries, each after a longer wait
 * unless the service says when. Pure. Source: docs/product/push.md.
 */
export const settleOutcome = (outcome: PushOutcome, tries: number): Settled => {
  switch (outcome.kind) {
    case "delivered":
    case "expired":
      return { state: outcome.kind };
    case "failed":
      return { state: "failed", problem: outcome.problem };
    case "retry":
      return tries >= MAX_TRIES
        ? { state: "failed", problem: outcome.problem }
        : {
            state: "waiting",
            afterS: outcome.afterS ?? FIRST_WAIT_S * GROWTH ** (tries - 1),
            problem: outcome.problem,
          };
  }
};
