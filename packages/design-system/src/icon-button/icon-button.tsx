import type { ComponentProps, ReactNode } from "react";
import { buttonClassNames, type ButtonLook } from "../button/button.tsx";
import { classNames } from "../class-names/class-names.ts";

export interface IconButtonProps
  extends
    Omit<ComponentProps<"button">, "aria-label" | "children">,
    Pick<ButtonLook, "variant" | "size"> {
  /** Its accessible name and tooltip. */
  label: string;
  icon: ReactNode;
}

/** A button with an icon instead of a text. */
export function IconButton({
  label,
  icon,
  variant = "subtle",
  size,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(buttonClassNames({ variant, size, square: true }), className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
