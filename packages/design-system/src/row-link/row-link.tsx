import { Link, type LinkProps } from "../link/link.tsx";
import classes from "./row-link.module.css";

/** The name in a table's row, which opens its record: in the text's colour, a column of blue would shout. */
export function RowLink(props: Omit<LinkProps, "className">) {
  return <Link className={classes.link} {...props} />;
}
