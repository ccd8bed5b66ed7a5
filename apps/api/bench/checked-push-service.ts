// A push service in a process of its own, which checks the signature and the encryption of every message, all for
// browsers with the same keys. Tells its parent where it is, and on request what it got.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

import type { PushMessage } from "@devguild/schemas/constants/push-subscriptions";

import { makeBrowser } from "../testing/push-browser.ts";
import { readSignature } from "../testing/push-service.ts";

const browser = makeBrowser();
const tokens = new Set<string>();
// Signatures are used for many messages; each is checked once.
const signed = new Set<string>();
let wrong = 0;
let repeated = 0;

const check = async (request: IncomingMessage) => {
  const body = await buffer(request);
  const { authorization = "" } = request.headers;
  if (!signed.has(authorization)) readSignature(authorization);
  signed.add(authorization);
  const { token } = JSON.parse(browser.decrypt(body)) as PushMessage;
  if (token === null) return;
  if (tokens.has(token)) repeated += 1;
  tokens.add(token);
};

const take = (request: IncomingMessage, response: ServerResponse) => {
  check(request).then(
    () => response.writeHead(201).end(),
    () => {
      wrong += 1;
      response.writeHead(400).end();
    },
  );
};

const server = createServer(take);
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address !== "string")
    process.send?.({ port: address.port, keys: browser.subscription.keys });
});
process.on("message", () => process.send?.({ received: tokens.size, wrong, repeated }));
