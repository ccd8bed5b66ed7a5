import { dehydrate, hydrate, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

import { rereadAfterWrites, startLoading, watchInvalidations } from "./reread-after-writes.ts";

const KEY = ["registrations", "checked in"];

/** Shows a page whose loader read one person; `save` runs while it loads. Returns what is shown in the end. */
const showPage = async (save: (queries: QueryClient) => unknown) => {
  const server = new QueryClient();
  server.setQueryData(KEY, ["Chiara"]);
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 200_000 } } });
  const end = watchInvalidations(queries);
  startLoading();
  await save(queries);
  const dehydrated = dehydrate(server);
  rereadAfterWrites(queries, [{ dehydrated }, undefined]);
  hydrate(queries, dehydrated);
  const read = vi.fn(() => Promise.resolve([]));
  const stop = new QueryObserver(queries, { queryKey: KEY, queryFn: read }).subscribe(() => {});
  // What is read again is read by now.
  await new Promise((resolve) => void setTimeout(resolve));
  stop();
  end();
  return queries.getQueryData(KEY);
};

test("what was read before something was saved is read again", async () => {
  const key = ["registrations", "on site"];
  expect(await showPage((queries) => queries.invalidateQueries({ queryKey: key }))).toEqual([]);
});

test("what was read with nothing saved meanwhile is shown as it is", async () => {
  expect(await showPage(() => {})).toEqual(["Chiara"]);
});
