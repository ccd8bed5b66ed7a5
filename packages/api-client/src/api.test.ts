import { describe, expect, test, vi } from "vitest";

import { createApi } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { failureText } from "./failure-text.ts";
import { toSearchParams } from "./search-params.ts";

const answering = (response: Response) => {
  const requests: Request[] = [];
  const api = createApi({
    base: "http://api.test/api/v2",
    headers: { Authorization: "Bearer abc" },
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return response;
    },
  });
  return { api, requests };
};

describe("the client", () => {
  test("fills the path, sends JSON and reads the answer", async () => {
    const { api, requests } = answering(Response.json({ data: { id: 7 } }, { status: 201 }));
    const answer = await api.applications.apply.call({
      params: { id: 7 },
      body: { type: "internal" },
    });
    expect(answer.data.id).toBe(7);
    expect(requests[0]?.url).toBe("http://api.test/api/v2/jobs/7/apply");
    expect(requests[0]?.headers.get("Authorization")).toBe("Bearer abc");
    expect(await requests[0]?.json()).toEqual({ type: "internal" });
  });

  test("turns a failure into an error with the first message of each field", async () => {
    const { api } = answering(
      Response.json(
        {
          message: "Wrong.",
          errors: { "skills.0.id": ["First.", "Second."], email: ["Third."] },
          code: "x",
        },
        { status: 422 },
      ),
    );
    const error = await api.identity.me.call().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      fields: { skills: "First.", email: "Third." },
      code: "x",
    });
  });

  test("says status 0 where no server answered", async () => {
    const api = createApi({ base: "", fetch: () => Promise.reject(new TypeError("fetch failed")) });
    await expect(api.identity.me.call()).rejects.toMatchObject({ status: 0 });
  });

  test.each([
    [true, "try again in a few moments"],
    [false, "You’re offline. Check your connection"],
  ])(
    "with a network that is %s, says what to do where no server answered",
    async (onLine, text) => {
      vi.stubGlobal("navigator", { onLine });
      const api = createApi({
        base: "",
        fetch: () => Promise.reject(new TypeError("fetch failed")),
      });
      const error = await api.identity.me.call().catch((thrown: unknown) => thrown);
      // Back online, it still says why that call failed.
      vi.unstubAllGlobals();
      expect(failureText(error as Error)).toContain(text);
    },
  );

  test("keys a query by what it asks for", () => {
    const api = createApi({ base: "" });
    expect(api.jobs.similar.options({ params: { id: 3 } }).queryKey).toEqual([
      "jobs",
      "similar",
      { id: 3 },
    ]);
    expect(api.jobs.options.options().queryKey).toEqual(api.jobs.options.key);
  });
});

test.each([
  [{ skills: [1, 2], job_title: "go" }, "?skills%5B%5D=1&skills%5B%5D=2&job_title=go"],
  [{ remote: true }, "?remote=1"],
  [{ remote: undefined, job_title: "", skills: [] }, ""],
])("the query %j is sent as %j", (query, text) => {
  expect(toSearchParams(query)).toBe(text);
});
