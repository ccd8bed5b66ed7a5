import { ApiError } from "@devguild/api-client/api-error";
import { DisplayError } from "@devguild/api-client/display-error";
import { GENERIC_MESSAGE } from "@devguild/schemas/constants/problems";

const PLAIN_GENERIC = GENERIC_MESSAGE.replace(/<<(.+)>>/, "$1");

/** Returns the message for a failed action: the server's or the error's own, otherwise the generic one. */
export const failureText = (error: Error): string => {
  if (error instanceof ApiError)
    return Object.values(error.fields)[0] || error.message || PLAIN_GENERIC;
  return error instanceof DisplayError ? error.message : PLAIN_GENERIC;
};
