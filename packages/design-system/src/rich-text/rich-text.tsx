import { classNames } from "../class-names/class-names.ts";
import classes from "./rich-text.module.css";

export interface RichTextProps {
  /** HTML that the server has sanitised; it is shown as it is. */
  html: string;
  /** `article` reads larger. */
  size?: "text" | "article";
  className?: string;
}

/** Text that people formatted, at a readable measure of 68 characters. */
export function RichText({ html, size = "text", className }: RichTextProps) {
  return (
    <div
      className={classNames(classes.prose, size === "article" && classes.article, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
