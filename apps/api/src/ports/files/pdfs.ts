import { invalid } from "../../http/problems.ts";

// Readers accept both markers within a short distance of the start and the end.
const MARGIN = 1024;
const BEGINNING = "%PDF-";
const END = "%%EOF";

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** Accepts a PDF, checked by its bytes. It is never opened here, and only served as a download. */
export const acceptPdf = (bytes: Uint8Array): Uint8Array => {
  const isPdf =
    text(bytes.subarray(0, MARGIN)).includes(BEGINNING) &&
    text(bytes.subarray(-MARGIN)).includes(END);
  return isPdf ? bytes : invalid({ file: "This file isn’t a PDF." });
};
