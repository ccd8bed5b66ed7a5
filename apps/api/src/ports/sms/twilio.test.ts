import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { openVendor, type VendorServer } from "../../../testing/vendor-server.ts";
import { twilio } from "./twilio.ts";

// Accepts what Twilio's reference describes.
let vendor: VendorServer<Record<string, string>>;

beforeEach(async () => {
  vendor = await openVendor((body) => Object.fromEntries(new URLSearchParams(body)), {
    status: 201,
    body: '{"sid":"SM1","status":"queued"}',
  });
});

afterEach(() => vendor.close());

const message = { to: "+4930123456", text: "123456 & more is your code" };
const send = (from = "+4930999999", authToken = "secret") =>
  twilio({ url: vendor.url, accountSid: "AC1", authToken, from }).send(message, "task-1");

describe("the SMS provider", () => {
  test("gets a form with recipient, sender and text, and the account's credentials", async () => {
    await send();
    expect(vendor.received).toMatchObject([
      {
        method: "POST",
        path: "/2010-04-01/Accounts/AC1/Messages.json",
        headers: {
          authorization: `Basic ${btoa("AC1:secret")}`,
          "content-type": expect.stringMatching(/^application\/x-www-form-urlencoded/),
        },
        body: { To: message.to, From: "+4930999999", Body: message.text },
      },
    ]);
  });

  test("picks the number itself if the sender is a messaging service", async () => {
    await send("MG123");
    expect(vendor.received[0]?.body).toEqual({
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
  ])(
    "that responds with %i makes sending fail, without revealing codes or numbers",
    async (...refusal) => {
      const [status, body, words] = refusal;
      vendor.answer = { status, body };
      const failure = await send().catch((error: unknown) => String(error));
      expect(failure).toMatch(words);
      expect(failure).not.toMatch(/4930|123456/);
    },
  );

  test("that is down makes sending fail", async () => {
    const down = { url: "http://127.0.0.1:1", accountSid: "AC1", authToken: "s", from: "+49" };
    await expect(twilio(down).send(message, "task-2")).rejects.toThrow();
  });
});
