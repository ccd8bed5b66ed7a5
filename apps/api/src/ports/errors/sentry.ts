import { randomUUID } from "node:crypto";

import type { Logger } from "pino";

import type { ErrorsPort, Failure } from "./errors.port.ts";
import { stackFrames } from "./stack-frames.ts";

const TIMEOUT_MS = 5000;
const CLIENT = "devguild/1";
/** Seconds to pause after a rate limit that doesn't say for how long. */
const PAUSE = 60;

const toEvent = (failure: Failure, id: string, environment: string) => ({
  event_id: id,
  timestamp: failure.at.toISOString(),
  platform: failure.where === "browser" ? "javascript" : "node",
  level: "error",
  environment,
  ...(failure.page && { transaction: failure.page }),
  tags: { app: failure.app, where: failure.where },
  // Stops the service from inferring the IP address.
  user: { id: String(failure.user), ip_address: null },
  exception: {
    values: [
      {
        type: failure.name,
        value: failure.message,
        ...(failure.stack && { stacktrace: { frames: stackFrames(failure.stack) } }),
      },
    ],
  },
});

/**
 * Reports failures to a Sentry-compatible service; `dsn` is https://KEY@HOST/PROJECT. Nothing is sent
 * while the service is rate limiting; a failed report is only logged.
 */
export const sentry = (dsn: string, environment: string, log: Logger): ErrorsPort => {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, prefix = "", project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  const address = `${protocol}//${host}${prefix}/api/${project}/envelope/`;
  let pausedUntil = 0;

  const send = async (failure: Failure) => {
    const id = randomUUID().replaceAll("-", "");
    const lines = [
      { event_id: id, sent_at: new Date().toISOString() },
      { type: "event" },
      toEvent(failure, id, environment),
    ];
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-sentry-envelope",
        "X-Sentry-Auth": `Sentry sentry_version=7, sentry_client=${CLIENT}, sentry_key=${username}`,
      },
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.status === 429) {
      const seconds = Number(response.headers.get("Retry-After")) || PAUSE;
      pausedUntil = Date.now() + seconds * 1000;
    }
    if (!response.ok) throw new Error(`The error service responded with ${response.status}.`);
  };

  return {
    report: async (failure) => {
      if (Date.now() < pausedUntil) return;
      await send(failure).catch((error: unknown) =>
        log.warn({ reason: String(error) }, "a failure was not taken by the error service"),
      );
    },
  };
};
