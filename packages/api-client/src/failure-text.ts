import { ApiError } from "@devguild/api-client/api-error";
import { DisplayError } from "@devguild/api-client/display-error";
import { PLAIN_GENERIC_MESSAGE } from "@devguild/schemas/constants/problems";

/** Returns the message for a failure: the server's or the error's own, such as being offline, otherwise the generic one. */
export const failureText = (error: Error): string => {
  if (error instanceof ApiError)
    return Object.values(error.fields)[0] || error.message || PLAIN_GENERIC_MESSAGE;
  return (error instanceof DisplayError && error.message) || PLAIN_GENERIC_MESSAGE;
};
