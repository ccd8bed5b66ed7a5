import { ApiError } from "@devguild/api-client/api-error";
import { failureText } from "@devguild/api-client/failure-text";

/** What is wrong with a form that was sent: by the path of a field, and what belongs to none of them. */
export type FormErrors = { fields: Record<string, string>; general: string | null };

/**
 * The errors of a form whose fields are `names`. A path inside a list is also an error of the list itself, for
 * forms that show a list as one field. A message about something that the form has no field for is general.
 */
export const getFormErrors = (error: Error, names: readonly string[]): FormErrors => {
  const messages = error instanceof ApiError ? Object.entries(error.body.errors ?? {}) : [];
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const [path, [message]] of messages) {
    if (message === undefined) continue;
    const [name = path] = path.split(".");
    if (!names.includes(name)) others.push(message);
    else {
      fields[path] ??= message;
      fields[name] ??= message;
    }
  }
  const hasFields = Object.keys(fields).length > 0;
  return { fields, general: others[0] ?? (hasFields ? null : failureText(error)) };
};
