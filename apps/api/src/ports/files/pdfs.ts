import { invalid } from "../../http/problems.ts";

// Readers look for both within a little of the beginning and the end.
const MARGIN = 1024;
const BEGINNING = "%PDF-";
const END = "%%EOF";

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** A PDF as it may be kept, checked by its bytes. It is never opened here, and served as a download. */
export const acceptedPdf = (bytes: Uint8Array): Uint8Array => {
  const isPdf =
    text(bytes.subarray(0, MARGIN)).includes(BEGINNING) &&
    text(bytes.subarray(-MARGIN)).includes(END);
  return isPdf ? bytes : invalid({ file: "This file is not a PDF." });
};
