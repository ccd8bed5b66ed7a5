import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

import type { S3Bucket } from "@devguild/config/s3";
import { AwsClient } from "aws4fetch";

import { Outage } from "../../outages.ts";
import type { BytePart } from "./byte-range.ts";
import type { FileStore, ListedFile } from "./files.port.ts";

const TIMEOUT_MS = 30_000;
// Less for what someone is waiting to read. A PUT includes the time to send the file.
const READ_TIMEOUT_MS = 10_000;
const RETRIES = 2;
const PUT_TRIES = 4;
const PUT_PAUSE = 100;

/** Returns the URL of a bucket, without a trailing slash: in the path, or on a host of its own. */
export const getBucketUrl = ({ endpoint, bucket, pathStyle }: S3Bucket): string => {
  const url = new URL(endpoint);
  const path = url.pathname.replace(/\/+$/, "");
  return pathStyle
    ? `${url.origin}${path}/${bucket}`
    : `${url.protocol}//${bucket}.${url.host}${path}`;
};

type S3Request = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
};

const readError = async ({ method, path }: S3Request, response: Response) => {
  const [, code] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  const message = `S3 responded with ${response.status}, ${code ?? "no code"}: ${method} ${path}`;
  return response.status >= 500 ? new Outage(message) : new Error(message);
};

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const textIn = (xml: string, tag: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Parses a page of a listing: its files, and the token of the next page. */
const readPage = (xml: string, folder: string) => ({
  files: (xml.match(/<Contents>.*?<\/Contents>/gs) ?? [])
    .map((entry): ListedFile => ({
      name: (textIn(entry, "Key") ?? "").slice(folder.length + 1),
      savedAt: new Date(textIn(entry, "LastModified") ?? ""),
    }))
    // Some tools create an empty object that represents the folder.
    .filter(({ name }) => name !== ""),
  next: textIn(xml, "NextContinuationToken"),
});

/**
 * Stores files in a bucket of S3 or of an S3-compatible server. Requests without a response within
 * `timeout` ms fail; rejected requests fail with S3's error code.
 */
export const s3 = (bucket: S3Bucket, timeout = TIMEOUT_MS): FileStore => {
  const { region, accessKeyId, secretAccessKey } = bucket;
  const address = getBucketUrl(bucket);
  const client = new AwsClient({
    service: "s3",
    region,
    accessKeyId,
    secretAccessKey,
    retries: RETRIES,
  });

  const send = async ({ method, path, headers, body }: S3Request): Promise<Response> => {
    // Limits only the time until the response starts; a large body may take longer to read.
    const waiting = new AbortController();
    const allowed = method === "PUT" ? timeout : Math.min(timeout, READ_TIMEOUT_MS);
    const timer = setTimeout(
      () => waiting.abort(new Outage("S3 didn’t respond in time.")),
      allowed,
    );
    const init = { method, headers, body: body as BodyInit | undefined, signal: waiting.signal };
    try {
      // A PUT that failed may still have been stored, and a retry would then find the name taken.
      return method === "PUT"
        ? await fetch(await client.sign(address + path, init))
        : await client.fetch(address + path, init);
    } finally {
      clearTimeout(timer);
    }
  };

  const getPath = (folder: string, name: string) => `/${folder}/${encodeURIComponent(name)}`;

  const open: FileStore["open"] = async (folder, name) => {
    const path = getPath(folder, name);
    const head = { method: "HEAD", path };
    const response = await send(head);
    if (response.status === 404) return null;
    if (!response.ok) throw await readError(head, response);
    const read = async function* (part?: BytePart) {
      const headers = part && { Range: `bytes=${part.start}-${part.end}` };
      const get = { method: "GET", path, ...(headers && { headers }) };
      const response = await send(get);
      // A server that ignores the Range header would return the whole file as if it were the part.
      if (response.status !== (part ? 206 : 200)) throw await readError(get, response);
      yield* response.body ?? [];
    };
    return {
      size: Number(response.headers.get("Content-Length")),
      version: (response.headers.get("ETag") ?? "").replace(/\W/g, ""),
      // Requested lazily on the first read, and aborted when the reader stops.
      stream: (part) => Readable.from(read(part), { objectMode: false }),
    };
  };

  const put = async (path: string, bytes: Uint8Array) => {
    const headers = {
      "If-None-Match": "*",
      "X-Amz-Content-Sha256": createHash("sha256").update(bytes).digest("hex"),
    };
    const request = { method: "PUT", path, headers, body: bytes };
    for (let tried = 1; ; tried += 1) {
      const response = await send(request);
      if (response.ok || response.status === 412) {
        await response.body?.cancel();
        return response.ok;
      }
      // Another request for the same key is in progress, and S3 asks to retry once it has finished.
      if (response.status !== 409 || tried === PUT_TRIES) throw await readError(request, response);
      await response.body?.cancel();
      await pause(PUT_PAUSE * tried);
    }
  };

  return {
    open,
    // An S3 PUT is atomic, and If-None-Match rejects a taken name. A server that doesn't support the
    // condition would overwrite, so existence is checked first: only two concurrent saves could still
    // overwrite.
    save: async (folder, name, bytes) =>
      (await open(folder, name)) === null && put(getPath(folder, name), bytes),
    remove: async (folder, name) => {
      const request = { method: "DELETE", path: getPath(folder, name) };
      const response = await send(request);
      if (!response.ok && response.status !== 404) throw await readError(request, response);
      await response.body?.cancel();
    },
    list: async function* (folder) {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({
          "list-type": "2",
          prefix: `${folder}/`,
          delimiter: "/",
          ...(next && { "continuation-token": next }),
        });
        const request = { method: "GET", path: `?${query}` };
        const response = await send(request);
        if (!response.ok) throw await readError(request, response);
        const page = readPage(await response.text(), folder);
        yield* page.files;
        next = page.next;
      } while (next);
    },
  };
};
