import type { ReactNode } from "react";
import { buttonClassNames, type ButtonLook } from "../button/button.tsx";
import { classNames } from "../class-names/class-names.ts";
import { Link, type LinkProps } from "../link/link.tsx";

export interface LinkButtonProps extends LinkProps, ButtonLook {
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  fullWidth,
  square,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      className={classNames(buttonClassNames({ variant, size, fullWidth, square }), className)}
      {...rest}
    >
      {icon}
      {children}
      {iconAfter}
    </Link>
  );
}
