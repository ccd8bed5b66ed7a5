import type { ComponentProps } from "react";
import { Link, type LinkProps } from "../link/link.tsx";
import classes from "./row-link.module.css";

/** The name in a table's row, which opens its record: in the text's colour, a column of blue would shout. */
export function RowLink(props: Omit<LinkProps, "className">) {
  return <Link className={classes.link} {...props} />;
}

/** The same where the record opens in a dialog, which has no address. */
export function RowButton(props: Omit<ComponentProps<"button">, "className" | "type">) {
  return <button type="button" className={classes.link} {...props} />;
}
