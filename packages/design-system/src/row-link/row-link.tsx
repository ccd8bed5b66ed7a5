import type { ComponentProps } from "react";
import { Link, type LinkProps } from "../link/link.tsx";
import classes from "./row-link.module.css";

/**
 * The name in a table row, which opens its record. In the text's colour, because a blue column
 * would be too loud.
 */
export function RowLink(props: Omit<LinkProps, "className">) {
  return <Link className={classes.link} {...props} />;
}

/** The same for a record that opens in a dialog without a URL. */
export function RowButton(props: Omit<ComponentProps<"button">, "className" | "type">) {
  return <button type="button" className={classes.link} {...props} />;
}
