import { OFFLINE_MESSAGE } from "@devguild/schemas/constants/offline";
import { GENERIC_MESSAGE } from "@devguild/schemas/constants/problems";

import { ApiError, OFFLINE } from "./api-error.ts";
import { DisplayError } from "./display-error.ts";

const getMessage = (error: Error): string => {
  if (error instanceof DisplayError) return error.message;
  if (!(error instanceof ApiError)) return "";
  if (error.code === OFFLINE) return OFFLINE_MESSAGE;
  return Object.values(error.fields)[0] || error.message;
};

/**
 * Returns the message for a failure: the server's or the error's own, such as being offline,
 * otherwise the generic one. What the API marks as a link is plain text here.
 */
export const failureText = (error: Error): string =>
  (getMessage(error) || GENERIC_MESSAGE).replaceAll(/<<|>>/g, "");
