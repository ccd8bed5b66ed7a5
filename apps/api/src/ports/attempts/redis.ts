import type { Logger } from "pino";

import type { AttemptCounter } from "./attempts.port.ts";

const PREFIX = "devguild:attempts:";
const CONNECT_TIMEOUT_MS = 2000;
const ANSWER_TIMEOUT_MS = 500;
const MAX_UNANSWERED = 1000;
const MAX_PAUSE = 2000;

// Atomic in Redis. A key without an expiry, for whatever reason, gets one.
const COUNT = `
local count = redis.call("INCR", KEYS[1])
local left = redis.call("PTTL", KEYS[1])
if left < 0 then
  left = tonumber(ARGV[1])
  redis.call("PEXPIRE", KEYS[1], left)
end
return { count, left }`;

// A key that has expired must not come back with -1 and no expiry.
const UNCOUNT = `
if tonumber(redis.call("GET", KEYS[1]) or "0") > 0 then redis.call("DECR", KEYS[1]) end
return 0`;

/** Resolves with the result of `promise`, or rejects after `milliseconds`. */
const withTimeout = async <T>(milliseconds: number, promise: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Redis didn’t respond in time.")), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
};

/**
 * Counts attempts in Redis. While Redis is unreachable every call fails immediately, or within 500 ms;
 * that is logged once when it starts and once when it ends, not for every attempt.
 */
export const openRedisAttempts = async (
  url: string,
  log: Logger,
  prefix = PREFIX,
): Promise<AttemptCounter & { close: () => void }> => {
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url,
    RESP: 2,
    // Commands that can't be sent now are counted in the database, so they must not be sent to Redis
    // later.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_UNANSWERED,
    socket: { reconnectStrategy: (tried) => Math.min(100 * (tried + 1), MAX_PAUSE) },
  });
  let isDown = false;
  const failed = (error: unknown) => {
    if (!isDown) log.error({ err: error }, "Redis failed; attempts are counted in the database");
    isDown = true;
  };
  const answered = () => {
    if (isDown) log.info("Redis answers; attempts are counted there");
    isDown = false;
  };
  client.on("error", failed);
  const connected = client.connect();
  await withTimeout(CONNECT_TIMEOUT_MS, connected).catch(failed);

  const send = async <T>(command: () => Promise<T>): Promise<T> => {
    try {
      const reply = await withTimeout(ANSWER_TIMEOUT_MS, command());
      answered();
      return reply;
    } catch (error) {
      failed(error);
      throw error;
    }
  };
  return {
    count: async (key, seconds) => {
      const reply = await send(() =>
        client.eval(COUNT, { keys: [prefix + key], arguments: [String(seconds * 1000)] }),
      );
      const [count, left] = reply as [number, number];
      return { count, secondsLeft: Math.ceil(left / 1000) };
    },
    uncount: async (key) => {
      await send(() => client.eval(UNCOUNT, { keys: [prefix + key], arguments: [] }));
    },
    reset: async (key) => {
      await send(() => client.del(prefix + key));
    },
    close: () => client.destroy(),
  };
};
