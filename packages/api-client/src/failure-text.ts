import { ApiError } from "@devguild/api-client/api-error";
import { GENERIC_MESSAGE } from "@devguild/schemas/constants/problems";

const PLAIN_GENERIC = GENERIC_MESSAGE.replace(/<<(.+)>>/, "$1");

/** Returns the message for a failed action: the server's own, otherwise the generic one. */
export const failureText = (error: Error): string => {
  if (!(error instanceof ApiError) || error.status === 0) return PLAIN_GENERIC;
  return Object.values(error.fields)[0] || error.body.message || PLAIN_GENERIC;
};
