import { RichText } from "../rich-text/rich-text.tsx";
import classes from "./article-text.module.css";

/** The text of an article, with pull quotes and blocks of code. The server has sanitised the HTML. */
export function ArticleText({ html }: { html: string }) {
  return <RichText html={html} size="article" className={classes.text} />;
}
