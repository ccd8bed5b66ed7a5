import { api } from "@devguild/api-client/browser-api";
import { DisplayError } from "@devguild/api-client/display-error";
import { sendFile } from "@devguild/api-client/send-file";
import { FEED_TYPE_NAMES, FEED_TYPES, type FeedType } from "@devguild/schemas/constants/uploads";

/** Finds the type of a file of listings by its name, as browsers know CSV by different types or none. */
export const findFeedType = (name: string): FeedType | null =>
  FEED_TYPE_NAMES.find((type) => name.toLowerCase().endsWith(`.${FEED_TYPES[type]}`)) ?? null;

/** Uploads a file of listings; resolves to its key. */
export const sendListings = async (file: File, onProgress: (part: number) => void) => {
  const type = findFeedType(file.name);
  if (!type) throw new DisplayError("Choose a CSV or JSON file.");
  const { data } = await api.jobListings.uploadUrl.call({ body: { content_type: type } });
  await sendFile(data.signedUrl, new File([file], file.name, { type }), onProgress);
  return data.key;
};
