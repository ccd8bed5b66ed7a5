import { once } from "node:events";
import { promisify } from "node:util";

import { readConfiguration } from "@devguild/config/configuration";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";

import { type Db, transaction } from "../src/db/db.ts";
import { openDatabase } from "../src/db/open-database.ts";
import { greeting, paragraph } from "../src/mail-components/mail-message.ts";
import { mailWorkers, sendMailTask, sendUrgentMailTask } from "../src/modules/mail/mail.tasks.ts";
import { smtp } from "../src/ports/mail/smtp.ts";
import { enqueue, openQueue } from "../src/queue/queue.ts";
import { formatCount, formatMs } from "./numbers.ts";
import type { Options } from "./options.ts";
import { table } from "./report.ts";

const MAILS = 1000;
const QUICK_MAILS = 200;

type Arrival = { to: string; at: number };

/** Starts a mail server on this machine that takes every email. */
const startMailServer = async (onArrival: (arrival: Arrival) => void) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on("end", () => {
        for (const { address } of envelope.rcptTo)
          onArrival({ to: address, at: performance.now() });
        done();
      });
    },
  });
  const { server: listening } = server;
  server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { port: address.port, close: promisify(server.close.bind(server)) };
};

const buildMail = (to: string) => ({
  to,
  subject: "Measured",
  body: [greeting("Ada"), paragraph("An email of the usual length, with nothing to do in it.")],
});

const enqueueBacklog = (db: Db, count: number) =>
  transaction(db, async (tx) => {
    for (let n = 0; n < count; n++)
      await enqueue(tx, sendMailTask(buildMail(`backlog-${n}@bench.example`)));
  });

/**
 * Measures how many queued emails a second one process sends to a mail server on this machine, and how
 * long an urgent email takes to overtake them. No API may be working on the same database.
 */
export const measureMails = async (databaseUrl: string, { requests }: Options) => {
  const count = requests < MAILS / 4 ? QUICK_MAILS : MAILS;
  const arrivals: Arrival[] = [];
  let onArrival = () => {};
  const server = await startMailServer((arrival) => {
    arrivals.push(arrival);
    onArrival();
  });
  const arrived = (total: number) =>
    new Promise<void>((resolve) => {
      onArrival = () => arrivals.length >= total && resolve();
      onArrival();
    });
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  const config = readConfiguration({});
  const port = smtp(`smtp://127.0.0.1:${server.port}`, config.mailFrom);
  const queue = await openQueue(database, mailWorkers(port, config), pino({ level: "warn" }));
  try {
    await enqueueBacklog(database.db, count);
    const startedAt = performance.now();
    await queue.work();
    await arrived(Math.floor(count / 10));
    const ahead = count - arrivals.length;
    const requestedAt = performance.now();
    await enqueue(database.db, sendUrgentMailTask(buildMail("urgent@bench.example")));
    await arrived(count + 1);
    const urgent = arrivals.find(({ to }) => to.startsWith("urgent"));
    const seconds = ((arrivals.at(-1)?.at ?? Number.NaN) - startedAt) / 1000;
    return [
      table(
        ["emails queued", "sent per second", "an urgent email, ms", "emails queued before it"],
        [
          [
            formatCount(count),
            formatCount(count / seconds),
            formatMs((urgent?.at ?? Number.NaN) - requestedAt),
            formatCount(ahead),
          ],
        ],
      ),
    ];
  } finally {
    await queue.close();
    await database.close();
    await server.close();
  }
};
