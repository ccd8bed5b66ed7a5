import { lookup } from "node:dns/promises";
import type { FileHandle } from "node:fs/promises";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";

import { openTemporaryFile } from "./feed-files.ts";
import { FeedProblem } from "./job-boards.port.ts";
import { isPublicAddress } from "./public-address.ts";

export type FetchLimits = {
  timeoutMs: number;
  maxBytes: number;
  /** Hosts whose own networks may be asked, such as a feed served by the product itself. */
  trustedHosts: readonly string[];
};

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const NOT_PUBLIC = "This address isn’t on the public internet.";

/**
 * Resolves a host and refuses it unless all of its addresses are public. The connection then uses
 * exactly these, so that a second answer of the DNS can't lead elsewhere.
 */
const resolvePublic = async (host: string, isTrusted: boolean) => {
  const found = await lookup(host, { all: true }).catch(() => {
    throw new FeedProblem(`There is no host ${host}.`);
  });
  if (!isTrusted && !found.every(({ address }) => isPublicAddress(address)))
    throw new FeedProblem(NOT_PUBLIC);
  const [first] = found;
  if (!first) throw new FeedProblem(`There is no host ${host}.`);
  return first;
};

const ask = async (url: URL, { trustedHosts }: FetchLimits, signal: AbortSignal) => {
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new FeedProblem("A feed’s address starts with https:// or http://.");
  if (url.username !== "" || url.password !== "")
    throw new FeedProblem("A feed’s address can’t contain a password.");
  const host = url.hostname.replace(/^\[|\]$/gu, "");
  const isTrusted = trustedHosts.includes(url.host);
  if (isIP(host) !== 0 && !isTrusted && !isPublicAddress(host)) throw new FeedProblem(NOT_PUBLIC);
  const resolved = await resolvePublic(host, isTrusted);
  const pinned: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, [resolved]);
    else done(null, resolved.address, resolved.family);
  };
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    send(url, {
      lookup: pinned,
      signal,
      agent: false,
      headers: {
        Accept: "application/json, application/xml, text/csv",
        "Accept-Encoding": "identity",
      },
    })
      .on("response", resolve)
      .on("error", reject)
      .end();
  });
};

const saveBody = async (response: IncomingMessage, file: FileHandle, { maxBytes }: FetchLimits) => {
  const tooLarge = () => new FeedProblem(`The feed is larger than ${maxBytes / 1_000_000} MB.`);
  const announced = Number(response.headers["content-length"] ?? 0);
  if (announced > maxBytes) throw tooLarge();
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) throw tooLarge();
    await file.write(part);
  }
  if (!response.complete) throw new FeedProblem("The feed ended in the middle.");
};

/** Saves what an address answers; follows redirects, each checked as the address itself. */
const save = async (address: string, file: FileHandle, limits: FetchLimits) => {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = URL.canParse(address) ? new URL(address) : undefined;
  try {
    for (let redirects = 0; url && redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await ask(url, limits, signal);
      const status = response.statusCode ?? 0;
      const target = response.headers.location;
      if (status === 200) return await saveBody(response, file, limits);
      response.destroy();
      if (!REDIRECTS.has(status) || target === undefined)
        throw new FeedProblem(`${url.host} answered with status ${status}.`);
      url = URL.canParse(target, url.href) ? new URL(target, url.href) : undefined;
    }
  } catch (error) {
    if (error instanceof FeedProblem) throw error;
    throw new FeedProblem(
      signal.aborted
        ? `${url?.host ?? "The host"} took longer than ${limits.timeoutMs / 1000} seconds.`
        : `${url?.host ?? "The host"} can’t be reached.`,
      { cause: error },
    );
  }
  throw new FeedProblem(url ? "The feed redirects too often." : "This isn’t an address.");
};

/**
 * Fetches a feed to a temporary file, then reads its text from there, so that neither its size is memory
 * nor a slow reader keeps its host waiting. Only from public addresses, checked again at every redirect, and
 * within limits of size and time. Throws `FeedProblem`, in words for staff, for whatever goes wrong.
 */
export async function* fetchFeed(address: string, limits: FetchLimits): AsyncGenerator<string> {
  const file = await openTemporaryFile();
  try {
    await save(address, file, limits);
    yield* file.createReadStream({ encoding: "utf8", start: 0, autoClose: false });
  } finally {
    await file.close();
  }
}

/** Fetches a small file, such as a picture, as `fetchFeed` does. Throws `FeedProblem`. */
export const fetchFile = async (address: string, limits: FetchLimits): Promise<Uint8Array> => {
  const file = await openTemporaryFile();
  try {
    await save(address, file, limits);
    const { size } = await file.stat();
    const bytes = new Uint8Array(size);
    await file.read(bytes, 0, size, 0);
    return bytes;
  } finally {
    await file.close();
  }
};
