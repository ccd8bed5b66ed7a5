import { IconSearch } from "@tabler/icons-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names/class-names.ts";
import classes from "./search-field.module.css";

export interface SearchFieldProps extends Omit<
  ComponentProps<"input">,
  "type" | "size" | "aria-label"
> {
  /** The accessible name; the placeholder is only an example. */
  label: string;
  /** 56 px with a button for a page's main search, 32 px without for tables. */
  size?: "lg" | "sm";
  /** The button's text. */
  submitLabel?: string;
  /** Inside on the right: the completion that Tab adds, or the shortcut to the field. */
  hint?: ReactNode;
}

/** A search box. Put it into a form within `<search>`. */
export function SearchField({
  label,
  size = "lg",
  submitLabel = "Search",
  hint,
  className,
  ...input
}: SearchFieldProps) {
  const small = size === "sm";
  return (
    <div className={classNames(classes.box, small && classes.small, className)}>
      <IconSearch className={classes.icon} size={small ? 16 : 18} stroke={1.75} aria-hidden />
      <input
        type="search"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        className={classes.input}
        {...input}
      />
      {hint && <span className={classes.hint}>{hint}</span>}
      {!small && (
        <Button variant="primary" type="submit">
          {submitLabel}
        </Button>
      )}
    </div>
  );
}
