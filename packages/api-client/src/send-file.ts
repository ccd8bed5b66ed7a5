import { toFieldErrors } from "./api-error.ts";
import { DisplayError } from "./display-error.ts";
import { OFFLINE_MESSAGE } from "@devguild/schemas/constants/offline";

import { isOffline } from "./is-offline.ts";

const parseReason = (text: string): string => {
  try {
    const body = JSON.parse(text) as { message?: string; errors?: Record<string, string[]> };
    return toFieldErrors(body.errors ?? {})["file"] ?? body.message ?? "";
  } catch {
    return "";
  }
};

/**
 * Uploads a file by PUT to a signed URL and reports progress from 0 to 1. Rejects with the reason
 * as text, or with an empty message if there is none or `signal` cancels it.
 */
export const sendFile = (
  url: string,
  file: File,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
) =>
  new Promise<void>((resolve, reject) => {
    // Cancelled while its URL was fetched; a signal doesn't say so again.
    if (signal?.aborted) return reject(new DisplayError(""));
    // `fetch` can't report upload progress.
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.setRequestHeader("Content-Type", file.type);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new DisplayError(parseReason(request.responseText))),
    );
    for (const event of ["error", "abort", "timeout"])
      request.addEventListener(event, () =>
        reject(new DisplayError(isOffline() ? OFFLINE_MESSAGE : "")),
      );
    signal?.addEventListener("abort", () => request.abort());
    request.send(file);
  });
