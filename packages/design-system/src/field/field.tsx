import { IconAlertCircleFilled } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import classes from "./field.module.css";

export interface FieldProps {
  label: string;
  /** For screen readers only, if the content beside the control makes the label clear. */
  hideLabel?: boolean | undefined;
  /** Marked as optional beside the label; required fields have no mark. */
  optional?: boolean | undefined;
  /** To the right of the label: "Forgot password?". */
  labelEnd?: ReactNode;
  help?: ReactNode;
  /** How to fix the value; replaces the help. */
  error?: string | undefined;
  /** Right below the control: a counter. */
  footEnd?: ReactNode;
}

/** The props that a control inside a field must apply. */
export interface ControlProps {
  id: string;
  className: string;
  required: boolean;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** The message below a control. Its id goes into the control's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={classes.error}>
      <IconAlertCircleFilled size={14} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

/** Returns the id of the visible message, for `aria-describedby`. */
export function describedBy(
  id: string,
  help: ReactNode,
  error: string | undefined,
): string | undefined {
  return error ? `${id}-error` : help ? `${id}-help` : undefined;
}

/** Splits props into those of the field and those of its control. */
export function splitField<Props extends FieldProps & { id?: string | undefined }>({
  label,
  hideLabel,
  optional,
  labelEnd,
  help,
  error,
  footEnd,
  id,
  ...control
}: Props) {
  return [{ label, hideLabel, optional, labelEnd, help, error, footEnd, id }, control] as const;
}

/** Label above, help or error below, and the ARIA wiring, around any control. */
export function Field({
  label,
  hideLabel = false,
  optional = false,
  labelEnd,
  help,
  error,
  footEnd,
  id: givenId,
  children,
}: FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <div className={classes.field}>
      <div className={hideLabel ? "visually-hidden" : classes.labelRow}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {optional ? <span className={classes.optional}>Optional</span> : labelEnd}
      </div>
      {children({
        id,
        className: classes.control ?? "",
        required: !optional,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy(id, help, error),
      })}
      {(error || help || footEnd) && (
        <div className={classes.foot}>
          {error ? (
            <FieldError id={`${id}-error`}>{error}</FieldError>
          ) : (
            <div id={`${id}-help`} className={classes.help}>
              {help}
            </div>
          )}
          {footEnd}
        </div>
      )}
    </div>
  );
}
