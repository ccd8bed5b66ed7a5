import { createApi } from "@devguild/api-client/api";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";

import { loadPosting } from "./choose-posting.ts";

const JOB = { id: 8, slug: "rust-engineer" };

// A company with one job.
const api = createApi({
  base: "http://api.test/api/v2",
  fetch: async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    if (pathname.endsWith("/companies/1/jobs/8")) return Response.json({ data: JOB });
    if (pathname.endsWith("/companies/1/job-postings"))
      return Response.json({ data: searchParams.get("slug") === JOB.slug ? [JOB] : [] });
    return Response.json({ message: "Not found." }, { status: 404 });
  },
});

const load = (jobId: string) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return loadPosting({ api, queries }, 1, jobId);
};

describe("an address of candidates", () => {
  test("names a job of the company by its id", async () => {
    expect(await load("8")).toEqual({ posting: JOB });
  });

  test("that names it by its slug has moved", async () => {
    expect(await load("rust-engineer")).toEqual({ movedTo: 8 });
  });

  test.each(["unknown", "8e0", "0", ""])("with %j leads nowhere", async (jobId) => {
    expect(await load(jobId)).toBeNull();
  });

  test("of another company's job leads nowhere", async () => {
    await expect(load("9")).rejects.toMatchObject({ status: 404 });
  });
});
