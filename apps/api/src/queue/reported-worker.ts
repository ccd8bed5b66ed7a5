import type { Logger } from "pino";

import { buildWorkFailure } from "../http/report-failure.ts";
import type { ErrorsPort } from "../ports/errors/errors.port.ts";
import type { Worker } from "./queue.ts";

/** Wraps a worker so that each failed try is logged and reported. */
export const reportedWorker = (worker: Worker, errors: ErrorsPort, log: Logger): Worker => ({
  ...worker,
  run: async (data, id) => {
    try {
      await worker.run(data, id);
    } catch (error) {
      const failure = buildWorkFailure(error, worker.name);
      log.error({ failure }, "background work failed");
      void errors.report(failure);
      throw error;
    }
  },
});
