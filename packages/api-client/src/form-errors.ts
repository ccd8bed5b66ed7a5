import { ApiError } from "@devguild/api-client/api-error";
import { failureText } from "@devguild/api-client/failure-text";
import { UserCancelled } from "@devguild/api-client/user-cancelled";

/** The errors of a sent form: by field path, and the general one. */
export type FormErrors = { fields: Record<string, string>; general: string | null };

/**
 * Returns the errors of a form whose fields are `names`. An error inside a list is also reported
 * for the list itself, for forms that show a list as one field. Messages for unknown fields become
 * the general error.
 */
export const getFormErrors = (error: Error, names: readonly string[]): FormErrors => {
  if (error instanceof UserCancelled) return { fields: {}, general: null };
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
