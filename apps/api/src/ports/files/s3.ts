import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

import type { S3Bucket } from "@devguild/config/s3";
import { AwsClient } from "aws4fetch";

import type { BytePart } from "./byte-range.ts";
import type { FileStore, ListedFile } from "./files.port.ts";

const TIMEOUT_MS = 30_000;
const RETRIES = 2;
const PUT_TRIES = 4;
const PUT_PAUSE = 100;

/** Where a bucket's files are, without a slash at the end: in its path, or on a host of its own. */
export const getBucketUrl = ({ endpoint, bucket, pathStyle }: S3Bucket): string => {
  const url = new URL(endpoint);
  const path = url.pathname.replace(/\/+$/, "");
  return pathStyle
    ? `${url.origin}${path}/${bucket}`
    : `${url.protocol}//${bucket}.${url.host}${path}`;
};

type Asked = { method: string; path: string; headers?: Record<string, string>; body?: Uint8Array };

const refusalOf = async ({ method, path }: Asked, answer: Response) => {
  const [, code] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? [];
  return new Error(`S3 answered ${answer.status}, ${code ?? "no code"}: ${method} ${path}`);
};

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const textIn = (xml: string, tag: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The files on a page of a listing, and where the next page begins. */
const readPage = (xml: string, folder: string) => ({
  files: (xml.match(/<Contents>.*?<\/Contents>/gs) ?? [])
    .map((entry): ListedFile => ({
      name: (textIn(entry, "Key") ?? "").slice(folder.length + 1),
      savedAt: new Date(textIn(entry, "LastModified") ?? ""),
    }))
    // Some programs make an empty file that stands for the folder.
    .filter(({ name }) => name !== ""),
  next: textIn(xml, "NextContinuationToken"),
});

/**
 * Keeps files in a bucket of S3, or of a server that speaks as S3 does. What has no answer within so many
 * milliseconds fails, and whatever is refused fails with S3's own word for why.
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

  const ask = async ({ method, path, headers, body }: Asked): Promise<Response> => {
    // Until the answer begins; a large file may take its reader longer.
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new Error("S3 does not answer.")), timeout);
    const init = { method, headers, body: body as BodyInit | undefined, signal: waiting.signal };
    try {
      // A put that failed may have been kept all the same, and sent again it would find its name taken.
      return method === "PUT"
        ? await fetch(await client.sign(address + path, init))
        : await client.fetch(address + path, init);
    } finally {
      clearTimeout(timer);
    }
  };

  const pathOf = (folder: string, name: string) => `/${folder}/${encodeURIComponent(name)}`;

  const open: FileStore["open"] = async (folder, name) => {
    const path = pathOf(folder, name);
    const head = { method: "HEAD", path };
    const answer = await ask(head);
    if (answer.status === 404) return null;
    if (!answer.ok) throw await refusalOf(head, answer);
    const read = async function* (part?: BytePart) {
      const headers = part && { Range: `bytes=${part.start}-${part.end}` };
      const get = { method: "GET", path, ...(headers && { headers }) };
      const got = await ask(get);
      // A server that gives the whole file for a part of it would be passed on as that part.
      if (got.status !== (part ? 206 : 200)) throw await refusalOf(get, got);
      yield* got.body ?? [];
    };
    return {
      size: Number(answer.headers.get("Content-Length")),
      version: (answer.headers.get("ETag") ?? "").replace(/\W/g, ""),
      // Asked for when it is read, and given up when its reader does.
      stream: (part) => Readable.from(read(part), { objectMode: false }),
    };
  };

  const put = async (path: string, bytes: Uint8Array) => {
    const headers = {
      "If-None-Match": "*",
      "X-Amz-Content-Sha256": createHash("sha256").update(bytes).digest("hex"),
    };
    const asked = { method: "PUT", path, headers, body: bytes };
    for (let tried = 1; ; tried += 1) {
      const answer = await ask(asked);
      if (answer.ok || answer.status === 412) {
        await answer.body?.cancel();
        return answer.ok;
      }
      // Another request for this very name was under way, which S3 wants to see the end of.
      if (answer.status !== 409 || tried === PUT_TRIES) throw await refusalOf(asked, answer);
      await answer.body?.cancel();
      await pause(PUT_PAUSE * tried);
    }
  };

  return {
    open,
    // S3 keeps a put whole or not at all, and its condition is what refuses a taken name. A server that
    // does not know the condition would overwrite, so one is asked first: there only two at once can.
    save: async (folder, name, bytes) =>
      (await open(folder, name)) === null && put(pathOf(folder, name), bytes),
    remove: async (folder, name) => {
      const asked = { method: "DELETE", path: pathOf(folder, name) };
      const answer = await ask(asked);
      if (!answer.ok && answer.status !== 404) throw await refusalOf(asked, answer);
      await answer.body?.cancel();
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
        const asked = { method: "GET", path: `?${query}` };
        const answer = await ask(asked);
        if (!answer.ok) throw await refusalOf(asked, answer);
        const page = readPage(await answer.text(), folder);
        yield* page.files;
        next = page.next;
      } while (next);
    },
  };
};
