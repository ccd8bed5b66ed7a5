import { ApiError, OFFLINE } from "@devguild/api-client/api-error";
import { failureText } from "@devguild/api-client/failure-text";

/** Returns in a few words why saving failed, to follow "Not saved:" beside a title. */
export const describeUnsaved = (error: Error): string => {
  if (!(error instanceof ApiError)) return "we can’t reach the server.";
  if (error.code === OFFLINE) return "you’re offline.";
  return error.status > 0 && error.status < 500 ? failureText(error) : "we can’t reach the server.";
};
