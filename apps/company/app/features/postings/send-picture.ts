import { api } from "@devguild/api-client/browser-api";
import { sendFile } from "@devguild/api-client/send-file";
import type { PictureType, PostingPicture } from "@devguild/schemas/constants/postings";

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
  await sendFile(data.signedUrl, file, onProgress);
  return data.fileUrl;
};
