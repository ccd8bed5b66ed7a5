import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./button.module.css";

/** One primary a screen; `dangerFilled` only where the deletion is confirmed. */
type ButtonVariant = "primary" | "default" | "subtle" | "danger" | "dangerFilled";
/** 32, 40 or 48 px high. */
type ButtonSize = "sm" | "md" | "lg";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
  /** As wide as high, for a lone icon. */
  square?: boolean | undefined;
}

/** The class names of a button's look, for what is a button only to the eye. */
export function buttonClassNames({
  variant = "default",
  size = "md",
  fullWidth,
  square,
}: ButtonLook): string {
  return classNames(
    classes.button,
    classes[variant],
    size !== "md" && classes[size],
    fullWidth && classes.full,
    square && classes.square,
  );
}

export interface ButtonProps extends ComponentProps<"button">, Omit<ButtonLook, "square"> {
  /** Busy: a spinner on the left, the label stays, a second press does nothing. */
  loading?: boolean | undefined;
  /** Before the label; the spinner takes its place. */
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

/** A button that says what it does. `type` is "button" unless given. */
export function Button({
  variant,
  size,
  fullWidth,
  loading = false,
  icon,
  iconAfter,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  // Not `disabled` while busy: that would throw the focus away.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={classNames(buttonClassNames({ variant, size, fullWidth }), className)}
      aria-busy={loading || undefined}
      onClick={press}
      {...rest}
    >
      {loading ? <span className={classes.spinner} aria-hidden /> : icon}
      {children}
      {iconAfter}
    </button>
  );
}
