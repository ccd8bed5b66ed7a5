import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./button.module.css";

/**
 * One primary per screen; `accent` on dark bands, in both schemes; `dangerFilled` only to confirm a
 * deletion.
 */
type ButtonVariant = "primary" | "accent" | "default" | "subtle" | "danger" | "dangerFilled";
/** 32, 40 or 48 px high. */
type ButtonSize = "sm" | "md" | "lg";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
  /** As wide as high, for an icon without text. */
  square?: boolean | undefined;
}

/** Returns the class names of a button, for other elements that look like one. */
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
  /**
   * Busy: a spinner on the left, the label stays, further presses have no effect. A button that is given it, `true` or
   * `false`, takes a double click as one press.
   */
  loading?: boolean | undefined;
  /** Before the label; replaced by the spinner. */
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

/** A button with a text. `type` defaults to "button". */
export function Button({
  variant,
  size,
  fullWidth,
  loading,
  icon,
  iconAfter,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  // Not `disabled` while a call runs, its own or another one, because the button would lose the focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || rest["aria-disabled"]) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={classNames(buttonClassNames({ variant, size, fullWidth }), className)}
      aria-busy={loading}
      onClick={press}
      {...rest}
    >
      {loading ? <span className={classes.spinner} aria-hidden /> : icon}
      {children}
      {iconAfter}
    </button>
  );
}
