import { invalid } from "../../http/problems.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

const isUtf8 = (bytes: Uint8Array) => {
  try {
    return !utf8.decode(bytes).includes("\0");
  } catch {
    return false;
  }
};

/** Accepts a text in UTF-8, checked by its bytes. It is never opened here, nor served. */
export const acceptText = (bytes: Uint8Array): Uint8Array =>
  isUtf8(bytes) ? bytes : invalid({ file: "Save the file as UTF-8, then upload it again." });
