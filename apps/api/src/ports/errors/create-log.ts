import { type DestinationStream, type LevelWithSilent, type LoggerOptions, pino } from "pino";

import { scrubMessage, scrubPath, scrubStack } from "./scrub.ts";

/** Keeps what helps to find a failure: a failed query's parameters may be anyone's data. */
const serializeError = (error: unknown) => {
  if (!(error instanceof Error)) return { message: scrubMessage(String(error)) };
  const { code, constraint } = (error.cause ?? error) as { code?: string; constraint?: string };
  return {
    type: error.name,
    message: scrubMessage(error.message),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    stack: scrubStack(error.stack ?? ""),
  };
};

/**
 * Creates the log. Its errors (`err`) and paths (`path`) have no query parameters, email addresses or tokens.
 * Source: docs/operations/production.md.
 */
export const createLog = (level: LevelWithSilent, destination?: DestinationStream) => {
  const options: LoggerOptions = {
    level,
    serializers: { err: serializeError, path: scrubPath },
    hooks: {
      // Without a text, pino would log the error's whole message as one.
      logMethod(args, method) {
        method.apply(this, args.length === 1 ? [args[0], "failed"] : args);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
};
