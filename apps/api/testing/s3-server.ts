import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import S3rver from "@20minutes/s3rver";
import type { S3Bucket } from "@devguild/config/s3";

const BUCKET = "devguild-test";

type Request = { method: string; path: string };
type Reply = { status: number; body?: string };

/**
 * Starts an S3-compatible server with an empty bucket: @20minutes/s3rver, as it checks signatures and
 * is maintained; fauxqs accepts any signature. Neither supports conditional PUTs, so they are added
 * here as S3 documents them, unless `conditions` is false, which simulates older servers.
 */
export const openS3 = async ({ conditions = true } = {}) => {
  const directory = await mkdtemp(join(tmpdir(), "s3-"));
  const s3rver = new S3rver({ silent: true, directory, configureBuckets: [{ name: BUCKET }] });
  await s3rver.configureBuckets();
  const serve = s3rver.callback();
  const requests: Request[] = [];
  const replies: Reply[] = [];
  let line = Promise.resolve();

  const isTaken = (path: string) => existsSync(join(directory, `${path}._S3rver_object`));

  const putIfNew = async (request: IncomingMessage, response: ServerResponse) => {
    if (isTaken(request.url ?? ""))
      response.writeHead(412).end("<Error><Code>PreconditionFailed</Code></Error>");
    else {
      serve(request, response);
      await once(response, "close");
    }
  };

  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    requests.push({ method, path: url });
    const reply = replies.shift();
    if (reply) response.writeHead(reply.status).end(reply.body);
    // Queued, so that the second of two concurrent requests finds the name taken.
    else if (conditions && method === "PUT" && headers["if-none-match"] === "*")
      line = line.then(() => putIfNew(request, response));
    else serve(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");

  const bucket: S3Bucket = {
    endpoint: `http://127.0.0.1:${address.port}`,
    region: "eu-central-1",
    bucket: BUCKET,
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    pathStyle: true,
  };
  return {
    bucket,
    /** The received requests, oldest first. */
    requests,
    /** Responses for the next requests, instead of processing them. */
    replies,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      // It listens for uncaught exceptions in this process, and would continue to.
      s3rver.logger.exceptions.unhandle();
      await rm(directory, { recursive: true });
    },
  };
};
