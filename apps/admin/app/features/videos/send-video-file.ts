import { api } from "@devguild/api-client/browser-api";
import { DisplayError } from "@devguild/api-client/display-error";
import { sendFile } from "@devguild/api-client/send-file";

import { findFeedType } from "../listings/send-listings.ts";

/** Uploads a file of videos; resolves to its key. */
export const sendVideoFile = async (file: File, onProgress: (part: number) => void) => {
  const type = findFeedType(file.name);
  if (!type) throw new DisplayError("Choose a CSV or JSON file.");
  const { data } = await api.videoImports.uploadUrl.call({ body: { content_type: type } });
  await sendFile(data.signedUrl, new File([file], file.name, { type }), onProgress);
  return data.key;
};
