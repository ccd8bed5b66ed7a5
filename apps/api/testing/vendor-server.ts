import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";

type Received<Body> = {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Body;
};
type Answer = { status: number; headers?: OutgoingHttpHeaders; body?: string };

export type VendorServer<Body> = {
  url: string;
  /** The received requests, oldest first. */
  received: Received<Body>[];
  /** The response to every request. */
  answer: Answer;
  close: () => void;
};

/**
 * Starts a local server that stands in for a vendor's, as no test calls a real one. It records
 * requests, with each body parsed by `read`, and always sends the same response.
 */
export const openVendor = async <Body>(
  read: (body: string) => Body,
  answer: Answer,
): Promise<VendorServer<Body>> => {
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = request;
    vendor.received.push({ method, path, headers, body: read(await text(request)) });
    response.writeHead(vendor.answer.status, vendor.answer.headers).end(vendor.answer.body);
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const vendor: VendorServer<Body> = {
    url: `http://127.0.0.1:${address.port}`,
    received: [],
    answer,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return vendor;
};
