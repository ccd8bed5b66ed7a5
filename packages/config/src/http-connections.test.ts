import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, test } from "vitest";

import { closeServer, KEEP_ALIVE_TIMEOUT_MS } from "./http-connections.ts";

test("closing a server waits for its requests, but not for idle connections", async () => {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, (_, response) => {
    arrived();
    void answered.then(() => response.end());
  });
  let arrived = () => {};
  const arrival = new Promise<void>((done) => (arrived = done));
  let answer = () => {};
  const answered = new Promise<void>((done) => (answer = done));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const request = get({ port, host: "127.0.0.1", agent });
  await arrival;
  const closed = closeServer(server);
  answer();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  expect(response.headers["keep-alive"]).toBe("timeout=75");
  await closed;
  agent.destroy();
});
