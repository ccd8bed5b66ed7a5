import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** Shorter texts gain nothing. */
const LEAST_BYTES = 1000;
// Rather fast than small: a page is written at every request that the store does not answer.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 5 };

/** The encoding to answer in, by a request's Accept-Encoding; null for none. */
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

export const isWorthCompressing = (bytes: number) => bytes >= LEAST_BYTES;

/** A text's bytes in an encoding. */
export const compressText = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br" ? promisify(brotliCompress)(body, BROTLI) : promisify(gzip)(body, GZIP);
