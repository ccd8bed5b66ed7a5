import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { showBusyAtOnce } from "./show-busy-at-once.ts";

test("a press on a button is seen by the next one, however soon it comes", async () => {
  showBusyAtOnce();
  const saving = new MutationObserver(new QueryClient(), {
    mutationFn: () => new Promise<void>(() => undefined),
  });
  let isBusy = false;
  const unsubscribe = saving.subscribe(({ isPending }) => {
    isBusy = isPending;
  });
  void saving.mutate();
  // What browsers do between two events.
  await Promise.resolve();
  expect(isBusy).toBe(true);
  unsubscribe();
});
