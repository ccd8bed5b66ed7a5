import { api } from "@devguild/api-client/browser-api";
import { sendFile } from "@devguild/api-client/send-file";
import type { PictureType } from "@devguild/schemas/constants/postings";
import { CV_TYPE } from "@devguild/schemas/constants/uploads";

const NAME_MAX = 200;
const toFilename = (file: File) => file.name.slice(-NAME_MAX);

type Progress = (part: number) => void;

/** Uploads a user's picture and returns the key to save it by. */
export const sendOwnPicture = async (file: File, onProgress: Progress) => {
  const { data } = await api.profileFiles.imageUploadUrl.call({
    body: { filename: toFilename(file), content_type: file.type as PictureType },
  });
  await sendFile(data.signedUrl, file, onProgress);
  return data.key;
};

/** Uploads a developer's CV and returns the key to save it by. */
export const sendCv = async (file: File, onProgress: Progress) => {
  const { data } = await api.profileFiles.cvUploadUrl.call({
    body: { filename: toFilename(file), content_type: CV_TYPE },
  });
  await sendFile(data.signedUrl, file, onProgress);
  return data.key;
};
