import { ApiError } from "@devguild/api-client/api-error";
import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";

import { createQueryClient } from "./query-client.ts";

afterEach(() => onlineManager.setOnline(true));

test("offline, an action fails at once instead of waiting and being sent much later", async () => {
  onlineManager.setOnline(false);
  const unreachable = new ApiError(0, {});
  const saving = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(unreachable),
  });
  await expect(saving.mutate()).rejects.toBe(unreachable);
});
