import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** Compression doesn't pay off below this size. */
const MIN_BYTES = 1000;
// Fast rather than small: every page that is not cached is compressed per request.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 5 };

/** Chooses the response's encoding from a request's Accept-Encoding; null for none. */
export const chooseEncoding = (accepted: string | undefined): Encoding | null => {
  const names = new Set(
    (accepted ?? "")
      .split(",")
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim().toLowerCase()),
  );
  if (names.has("br")) return "br";
  return names.has("gzip") ? "gzip" : null;
};

export const isWorthCompressing = (bytes: number) => bytes >= MIN_BYTES;

/** Compresses a body with an encoding. */
export const compressText = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br" ? promisify(brotliCompress)(body, BROTLI) : promisify(gzip)(body, GZIP);
