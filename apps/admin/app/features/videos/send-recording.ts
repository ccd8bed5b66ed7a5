import { api } from "@devguild/api-client/browser-api";
import { DisplayError } from "@devguild/api-client/display-error";
import { sendFile } from "@devguild/api-client/send-file";
import {
  RECORDING_TYPE_NAMES,
  RECORDING_TYPES,
  type RecordingType,
} from "@devguild/schemas/constants/uploads";

// By its name, as browsers know M4A by different types.
const findType = (name: string): RecordingType | undefined =>
  RECORDING_TYPE_NAMES.find((type) => name.toLowerCase().endsWith(`.${RECORDING_TYPES[type]}`));

/** Uploads a recording; resolves to its address. */
export const sendRecording = async (file: File, onProgress: (part: number) => void) => {
  const type = findType(file.name);
  if (!type) throw new DisplayError("Choose an MP3 or M4A file.");
  const { data } = await api.adminVideos.recordingUploadUrl.call({ body: { content_type: type } });
  await sendFile(data.signedUrl, new File([file], file.name, { type }), onProgress);
  return data.fileUrl;
};
