import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { SESSION_COOKIE } from "@devguild/schemas/product";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { PageCache } from "./page-cache.ts";

describe("the store", () => {
  let content = "first";
  let rendered = 0;
  let server: Server;
  let base: string;
  let store: PageCache;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    content = "first";
    rendered = 0;
    store = new PageCache(async () => {
      if (content === "down") throw new Error("down");
      return content;
    });
    server = createServer(
      store.before(async (request, response) => {
        rendered += 1;
        const state = await store.state();
        const headers = new Headers({
          "Content-Type": "text/html",
          ETag: `"${content.slice(0, 20)}"`,
        });
        const text = `page of ${content}`;
        if (state !== null && !request.headers.cookie)
          store.keep(request.url ?? "", state, headers, text);
        response.writeHead(200, Object.fromEntries(headers)).end(text);
      }),
    );
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    vi.useRealTimers();
    server.close();
    server.closeAllConnections();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(base + path, { headers });
  const laterBy = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  test("renders a page once, and gives the same bytes and headers to the next guest", async () => {
    const first = await get("/a");
    const second = await get("/a");
    expect(rendered).toBe(1);
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get("ETag")).toBe('"first"');
    expect(second.headers.get("Content-Type")).toBe("text/html");
    await get("/b");
    expect(rendered).toBe(2);
  });

  test("says that nothing changed to whoever has the page", async () => {
    await get("/a");
    const again = await get("/a", { "If-None-Match": '"first"' });
    expect(again.status).toBe(304);
    expect(rendered).toBe(1);
  });

  test("sends a long page as short as the browser takes it, and the same page", async () => {
    content = "long ".repeat(1000);
    const plain = await get("/a", { "Accept-Encoding": "identity" });
    const text = await plain.text();
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    for (const encoding of ["br", "gzip"]) {
      const answer = await get("/a", { "Accept-Encoding": encoding });
      expect(answer.headers.get("Content-Encoding")).toBe(encoding);
      expect(Number(answer.headers.get("Content-Length"))).toBeLessThan(text.length / 10);
      expect(await answer.text()).toBe(text);
    }
    expect(rendered).toBe(1);
  });

  test("drops a page once its content changes, a second later at most", async () => {
    await get("/a");
    content = "second";
    laterBy(1.1);
    expect(await (await get("/a")).text()).toBe("page of second");
    expect(rendered).toBe(2);
  });

  test("drops a page after a minute, whatever changed", async () => {
    await get("/a");
    laterBy(61);
    await get("/a");
    expect(rendered).toBe(2);
  });

  test("never answers somebody logged in, nor while nobody knows the content's state", async () => {
    await get("/a");
    await get("/a", { Cookie: `${SESSION_COOKIE}=abc` });
    expect(rendered).toBe(2);
    content = "down";
    laterBy(1.1);
    expect((await get("/a")).status).toBe(200);
    expect(rendered).toBe(3);
  });
});
