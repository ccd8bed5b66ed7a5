import type { Candidate, CandidateCounts } from "@devguild/schemas/applications";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { candidatesKey, showCandidate } from "./candidates-cache.ts";

const job = { companyId: 1, jobId: 2 };
const queryKey = [...candidatesKey(job), { per_page: 3 }];

const listed = (id: number, status: Candidate["status"]) => ({ id, status }) as Candidate;

const paged = (counts: CandidateCounts, ...pages: Candidate[][]) => ({
  pages: pages.map((data) => ({ data, counts })),
  pageParams: pages.map((_, index) => index + 1),
});

test("a moved candidate stays in place, the counts follow, and nobody else changes", async () => {
  const queries = new QueryClient();
  const before = paged([{ status: 2, count: 3 }], [listed(1, 2), listed(2, 2)], [listed(3, 2)]);
  queries.setQueryData(queryKey, before);
  await showCandidate(queries, job, listed(2, 7));
  const counts: CandidateCounts = [
    { status: 2, count: 2 },
    { status: 7, count: 1 },
  ];
  const after = paged(counts, [listed(1, 2), listed(2, 7)], [listed(3, 2)]);
  expect(queries.getQueryData(queryKey)).toEqual(after);
});

test("a list that was asked for before the move does not undo it", async () => {
  const queries = new QueryClient();
  const counts: CandidateCounts = [{ status: 2, count: 1 }];
  queries.setQueryData(queryKey, paged(counts, [listed(1, 2)]));
  const late = Promise.withResolvers<unknown>();
  const asked = queries.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => null);
  await showCandidate(queries, job, listed(1, 3));
  late.resolve(paged(counts, [listed(1, 2)]));
  await asked;
  expect(queries.getQueryData(queryKey)).toMatchObject({ pages: [{ data: [listed(1, 3)] }] });
});

test("the candidates of another job are left alone", async () => {
  const queries = new QueryClient();
  await showCandidate(queries, { ...job, jobId: 3 }, listed(1, 3));
  expect(queries.getQueryData(queryKey)).toBeUndefined();
});
