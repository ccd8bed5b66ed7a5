import type { FieldInput } from "./use-api-form.ts";
import { useState } from "react";

/** Returns a form's field for a control that is given its value, such as a list or a picture. */
export const useFieldState = <Value>({ defaultValue, onChange, error }: FieldInput<Value>) => {
  const [value, setValue] = useState(defaultValue);
  return {
    value,
    error,
    onChange: (changed: Value) => {
      setValue(changed);
      onChange(changed);
    },
  };
};
