import { api } from "@devguild/api-client/browser-api";
import type { Candidate } from "@devguild/schemas/applications";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { showCandidate } from "./candidates-cache.ts";

const job = { companyId: 1, jobId: 2 };
const { queryKey } = api.candidates.list.options({ params: job });

const listed = (id: number, status: Candidate["status"]) => ({ id, status }) as Candidate;

test("a moved candidate stays in place, and nobody else changes", async () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, { data: [listed(1, 2), listed(2, 2), listed(3, 2)] });
  await showCandidate(queries, job, listed(2, 7));
  expect(queries.getQueryData(queryKey)).toEqual({
    data: [listed(1, 2), listed(2, 7), listed(3, 2)],
  });
});

test("a list that was asked for before the move does not undo it", async () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, { data: [listed(1, 2)] });
  const late = Promise.withResolvers<{ data: Candidate[] }>();
  const asked = queries.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => null);
  await showCandidate(queries, job, listed(1, 3));
  late.resolve({ data: [listed(1, 2)] });
  await asked;
  expect(queries.getQueryData(queryKey)).toEqual({ data: [listed(1, 3)] });
});

test("the candidates of another job are left alone", async () => {
  const queries = new QueryClient();
  await showCandidate(queries, { ...job, jobId: 3 }, listed(1, 3));
  expect(queries.getQueryData(queryKey)).toBeUndefined();
});
