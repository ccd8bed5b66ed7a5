import type { FormWith } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";
import { type ChangeEvent, useState } from "react";

// In memory only: on a shared computer, a reload forgets it. Never set on the server.
let lastTyped = "";

/**
 * The email address of a page to log in, sign up or reset a password. It starts with what was typed
 * on another of these pages. `username` lets password managers fill it in.
 */
export function LoginEmailField({ form }: { form: FormWith<"email"> }) {
  const [before] = useState(() => lastTyped);
  const field = form.field("email");
  return (
    <TextField
      label="Email address"
      type="email"
      autoComplete="username"
      {...field}
      defaultValue={before}
      onChange={(change: ChangeEvent<HTMLInputElement>) => {
        lastTyped = change.currentTarget.value;
        field.onChange(change);
      }}
    />
  );
}
