import { once } from "node:events";
import { promisify } from "node:util";

import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { smtp } from "./smtp.ts";

type Received = { from: string; to: string[]; source: string };

let received: Received[];
let refusal: { responseCode: number } | null;

// An ordinary mail server, except that it stores what it receives.
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onAuth: ({ username, password }, _, done) =>
    password === "right" ? done(null, { user: username }) : done(new Error("wrong password")),
  onRcptTo: (_address, _session, done) =>
    done(refusal ? Object.assign(new Error("not now"), refusal) : null),
  onData: (stream, { envelope }, done) => {
    let source = "";
    stream.on("data", (chunk) => (source += String(chunk)));
    stream.on("end", () => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      done();
    });
  },
});

let port: number;

beforeAll(async () => {
  server.on("error", () => undefined);
  const { server: listening } = server;
  server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  ({ port } = address);
});

beforeEach(() => {
  received = [];
  refusal = null;
});

afterAll(() => promisify(server.close.bind(server))());

const FROM = "Devguild <hello@devguild.example>";
const mail = {
  to: "ada@test.example",
  replyTo: "jobs@company.example",
  subject: "Größe & <mehr>",
  text: "Plain words",
  html: "<p>Words</p>",
};

describe("a mail server", () => {
  test("gets an email with its sender, recipient, both texts and a stable id", async () => {
    const { send } = smtp(`smtp://127.0.0.1:${port}`, FROM);
    await send(mail, "task-1");
    await send(mail, "task-1");
    expect(received).toHaveLength(2);
    for (const { from, to, source } of received) {
      expect({ from, to }).toEqual({ from: "hello@devguild.example", to: ["ada@test.example"] });
      expect(source).toContain("Message-ID: <task-1@devguild.example>");
      expect(source).toContain("Reply-To: jobs@company.example");
      expect(source).toContain("Plain words");
      expect(source).toContain("<p>Words</p>");
      expect(source).toMatch(/^Subject: =\?UTF-8\?/m);
    }
  });

  test("gets one header for one subject, whatever is in it", async () => {
    const subject = "Hello\r\nBcc: everybody@test.example\r\n\r\nBody";
    await smtp(`smtp://127.0.0.1:${port}`, FROM).send({ ...mail, subject }, "task-2");
    expect(received[0]?.to).toEqual(["ada@test.example"]);
    expect(received[0]?.source).not.toMatch(/^Bcc:/m);
  });

  test("gets an email's extra headers, each in one line", async () => {
    const address = `https://devguild.example/api/unsubscribe/end-digest.123456.${"x".repeat(43)}`;
    const headers = {
      "List-Unsubscribe": `<${address}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    };
    await smtp(`smtp://127.0.0.1:${port}`, FROM).send({ ...mail, headers }, "task-3");
    const lines = received[0]?.source.replace(/\r\n[ \t]+/g, " ").split("\r\n");
    for (const [name, value] of Object.entries(headers))
      expect(lines).toContain(`${name}: ${value}`);
  });

  test("is logged in to if the URL has credentials", async () => {
    await smtp(`smtp://devguild:right@127.0.0.1:${port}`, FROM).send(mail, "task-3");
    expect(received).toHaveLength(1);
    const wrong = smtp(`smtp://devguild:wrong@127.0.0.1:${port}`, FROM).send(mail, "task-4");
    await expect(wrong).rejects.toThrow(/login|auth/i);
  });

  test.each([421, 450, 550])(
    "that responds with %i makes sending fail, so that it is retried",
    async (responseCode) => {
      refusal = { responseCode };
      await expect(smtp(`smtp://127.0.0.1:${port}`, FROM).send(mail, "task-5")).rejects.toThrow();
      expect(received).toEqual([]);
    },
  );

  test("that is down makes sending fail", async () => {
    await expect(smtp("smtp://127.0.0.1:1", FROM).send(mail, "task-6")).rejects.toThrow();
  });
});
