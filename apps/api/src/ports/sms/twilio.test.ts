import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { twilio } from "./twilio.ts";

type Received = {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
};

let received: Received[];
let answer: { status: number; body: string };

// It checks what Twilio's API checks, as its reference describes it; the vendor itself is not called.
const take = async (request: IncomingMessage, response: ServerResponse) => {
  received.push({
    method: request.method,
    path: request.url,
    headers: request.headers,
    form: Object.fromEntries(new URLSearchParams(await text(request))),
  });
  response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
};
const server = createServer((request, response) => void take(request, response));

let url: string;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens nowhere.");
  url = `http://127.0.0.1:${address.port}`;
});

beforeEach(() => {
  received = [];
  answer = { status: 201, body: '{"sid":"SM1","status":"queued"}' };
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const message = { to: "+4930123456", text: "123456 & more is your code" };
const send = (from = "+4930999999", authToken = "secret") =>
  twilio({ url, accountSid: "AC1", authToken, from }).send(message, "task-1");

describe("the provider of text messages", () => {
  test("gets a form with receiver, sender and text, and the account's credentials", async () => {
    await send();
    expect(received).toMatchObject([
      {
        method: "POST",
        path: "/2010-04-01/Accounts/AC1/Messages.json",
        headers: {
          authorization: `Basic ${btoa("AC1:secret")}`,
          "content-type": expect.stringMatching(/^application\/x-www-form-urlencoded/),
        },
        form: { To: message.to, From: "+4930999999", Body: message.text },
      },
    ]);
  });

  test("picks the number itself where the sender is a messaging service", async () => {
    await send("MG123");
    expect(received[0]?.form).toEqual({
      To: message.to,
      MessagingServiceSid: "MG123",
      Body: message.text,
    });
  });

  test.each([
    [400, '{"code":21211,"message":"Invalid To number"}', /400, code 21211/],
    [401, '{"code":20003}', /401, code 20003/],
    [429, "", /429, code none/],
    [500, "<html>", /500, code none/],
  ])("that answers %i makes sending fail, and tells no code or number", async (...refusal) => {
    const [status, body, words] = refusal;
    answer = { status, body };
    const failure = await send().catch((error: unknown) => String(error));
    expect(failure).toMatch(words);
    expect(failure).not.toMatch(/4930|123456/);
  });

  test("that is down makes sending fail", async () => {
    const down = { url: "http://127.0.0.1:1", accountSid: "AC1", authToken: "s", from: "+49" };
    await expect(twilio(down).send(message, "task-2")).rejects.toThrow();
  });
});
