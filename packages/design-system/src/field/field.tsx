import { IconAlertCircleFilled } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import classes from "./field.module.css";

export interface FieldProps {
  label: string;
  /** Read aloud only, where what stands beside the control already says it. */
  hideLabel?: boolean | undefined;
  /** Says so at the right of the label; what is not optional carries no mark. */
  optional?: boolean | undefined;
  /** At the right of the label: "Forgot it?". */
  labelEnd?: ReactNode;
  help?: ReactNode;
  /** What is wrong and what to do; stands instead of the help. */
  error?: string | undefined;
  /** Right below the control: a counter. */
  footEnd?: ReactNode;
}

/** What a control inside a field has to carry. */
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

/** Ids of help and error that exist, for `aria-describedby`. */
export function describedBy(
  id: string,
  help: ReactNode,
  error: string | undefined,
): string | undefined {
  return error ? `${id}-error` : help ? `${id}-help` : undefined;
}

/** Parts what a field itself shows from what its control is given, where both came as one. */
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

/** Label above, help or error below, and the wiring between them, around any control. */
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
