import { MESSAGE_MAX } from "@devguild/schemas/constants/applications";
import { MESSAGES } from "@devguild/schemas/constants/identity";

type Message = { message: string; contact_email: string };

/**
 * Validates a message before it is sent; returns the errors by field, an empty object if it is
 * valid.
 */
export const checkMessage = ({ message, contact_email }: Message): Record<string, string> => ({
  ...(message.trim() === "" && { message: "Please write a message." }),
  ...(message.length > MESSAGE_MAX && {
    message: `Please shorten it to ${MESSAGE_MAX} characters.`,
  }),
  ...(!/^\S+@\S+\.\S+$/.test(contact_email.trim()) && { contact_email: MESSAGES.emailInvalid }),
});
