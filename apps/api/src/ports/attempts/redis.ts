import type { Logger } from "pino";

import type { AttemptCounter } from "./attempts.port.ts";

const PREFIX = "devguild:attempts:";
const CONNECT_TIMEOUT_MS = 2000;
const ANSWER_TIMEOUT_MS = 500;
const MAX_UNANSWERED = 1000;
const MAX_PAUSE = 2000;

// One step for Redis. A key that has no end, however that came to be, is given one.
const COUNT = `
local count = redis.call("INCR", KEYS[1])
local left = redis.call("PTTL", KEYS[1])
if left < 0 then
  left = tonumber(ARGV[1])
  redis.call("PEXPIRE", KEYS[1], left)
end
return { count, left }`;

/** The outcome of `asked`, or an error once it has taken longer than so many milliseconds. */
const within = async <T>(milliseconds: number, asked: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Redis does not answer.")), milliseconds);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};

/**
 * Counts attempts in Redis. While it cannot be reached every call fails at once, or within half a
 * second; that is logged when it begins and when it ends, and not at every attempt.
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
    // What cannot be sent now is counted elsewhere, and must not be counted here later on.
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
  await within(CONNECT_TIMEOUT_MS, connected).catch(failed);

  const ask = async <T>(asked: () => Promise<T>): Promise<T> => {
    try {
      const answer = await within(ANSWER_TIMEOUT_MS, asked());
      answered();
      return answer;
    } catch (error) {
      failed(error);
      throw error;
    }
  };
  return {
    count: async (key, seconds) => {
      const said = await ask(() =>
        client.eval(COUNT, { keys: [prefix + key], arguments: [String(seconds * 1000)] }),
      );
      const [count, left] = said as [number, number];
      return { count, secondsLeft: Math.ceil(left / 1000) };
    },
    forget: async (key) => {
      await ask(() => client.del(prefix + key));
    },
    close: () => client.destroy(),
  };
};
