import { fieldErrorsOf } from "@devguild/api-client/api-error";
import { api } from "@devguild/frame/browser-api";
import type { PictureType, PostingPicture } from "@devguild/schemas/constants/postings";

const reasonIn = (text: string): string => {
  try {
    const body = JSON.parse(text) as { errors?: Record<string, string[]> };
    return fieldErrorsOf(body.errors ?? {})["file"] ?? "";
  } catch {
    return "";
  }
};

// Only this kind of request tells how much of a file has left.
const put = (url: string, file: File, onProgress: (part: number) => void) =>
  new Promise<void>((resolve, reject) => {
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

/** Sends a picture of an ad to the address that the API gives for it; gives the address to show it by. */
export const sendPicture = async (
  type: PostingPicture,
  file: File,
  onProgress: (part: number) => void,
) => {
  const { data } = await api.uploads.temporary
    .call({
      body: { filename: file.name.slice(-200), type, content_type: file.type as PictureType },
    })
    .catch(() => {
      throw new Error("");
    });
  await put(data.signedUrl, file, onProgress);
  return data.fileUrl;
};
