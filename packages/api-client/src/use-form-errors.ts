import { ApiError } from "@devguild/api-client/api-error";
import { GENERIC_MESSAGE } from "@devguild/schemas/constants/problems";
import { useEffect, useRef } from "react";

const plainGeneric = GENERIC_MESSAGE.replaceAll(/<<|>>/g, "");

/**
 * The errors of a form that was sent: those of its fields, and a general one only where no field has
 * any. The first field with an error takes the focus.
 */
export const useFormErrors = (error: Error | null) => {
  const form = useRef<HTMLFormElement>(null);
  const fields = error instanceof ApiError ? error.fields : {};
  const hasFields = Object.keys(fields).length > 0;
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [error]);
  const general =
    error && !hasFields
      ? error instanceof ApiError && error.status > 0
        ? error.message
        : plainGeneric
      : null;
  return { form, fields, general };
};
