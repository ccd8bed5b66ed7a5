import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Link, type LinkProps } from "../link/link.tsx";
import classes from "./text-link.module.css";

interface TextLinkLook {
  /** 12 px instead of the surrounding size. */
  small?: boolean;
  /** Underlined, for use within a sentence. */
  inline?: boolean;
}

const getClassNames = ({ small, inline }: TextLinkLook, className?: string) =>
  classNames(classes.link, small && classes.small, inline ? classes.inline : "touch", className);

/** A link in the link colour. */
export function TextLink({ small, inline, className, ...rest }: LinkProps & TextLinkLook) {
  return <Link className={getClassNames({ small, inline }, className)} {...rest} />;
}

interface TextButtonProps extends ComponentProps<"button">, TextLinkLook {
  /** Busy: further presses have no effect, nor has the rest of a double click, if it is given `true` or `false`. */
  loading?: boolean | undefined;
}

/** A button that looks like a link, for small actions beside text. */
export function TextButton({
  small,
  inline,
  loading,
  className,
  type = "button",
  onClick,
  ...rest
}: TextButtonProps) {
  return (
    <button
      type={type}
      className={getClassNames({ small, inline }, className)}
      aria-busy={loading}
      onClick={loading ? undefined : onClick}
      {...rest}
    />
  );
}
