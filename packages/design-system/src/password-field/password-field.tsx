import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useState, type ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import classes from "./password-field.module.css";

export interface PasswordFieldProps
  extends Omit<ComponentProps<"input">, "required" | "size" | "type">, FieldProps {
  autoComplete: "current-password" | "new-password";
}

/** A password that can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const [field, { className, ...input }] = splitField(props);
  const [shown, setShown] = useState(false);
  const Eye = shown ? IconEyeOff : IconEye;
  return (
    <Field {...field}>
      {(control) => (
        <div className={classes.box}>
          <input
            {...control}
            {...input}
            type={shown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            className={classNames(control.className, classes.input, className)}
          />
          <IconButton
            className={classes.toggle}
            size="sm"
            label={shown ? "Hide password" : "Show password"}
            aria-controls={control.id}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
            icon={<Eye size={18} stroke={1.75} aria-hidden />}
          />
        </div>
      )}
    </Field>
  );
}
