import { toFieldErrors } from "@devguild/api-client/api-error";

const reasonIn = (text: string): string => {
  try {
    const body = JSON.parse(text) as { message?: string; errors?: Record<string, string[]> };
    return toFieldErrors(body.errors ?? {})["file"] ?? body.message ?? "";
  } catch {
    return "";
  }
};

/**
 * Sends a file by PUT to an address that was signed for it, and says how far it is, from 0 to 1.
 * Rejects with the reason in words, or with an empty one where nothing is known.
 */
export const sendFile = (url: string, file: File, onProgress: (part: number) => void) =>
  new Promise<void>((resolve, reject) => {
    // Only this kind of request tells how much of a file has left.
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.setRequestHeader("Content-Type", file.type);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(reasonIn(request.responseText))),
    );
    for (const event of ["error", "abort", "timeout"])
      request.addEventListener(event, () => reject(new Error("")));
    request.send(file);
  });
