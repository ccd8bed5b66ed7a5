import { classNames } from "../class-names/class-names.ts";
import classes from "./rich-text.module.css";

export interface RichTextProps {
  /** HTML that the server has sanitised; it is inserted as is. */
  html: string;
  /** `article` has a larger font. */
  size?: "text" | "article";
  className?: string;
}

/** Formatted text by users, at a readable measure of 68 characters. */
export function RichText({ html, size = "text", className }: RichTextProps) {
  return (
    <div
      className={classNames(classes.prose, size === "article" && classes.article, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
