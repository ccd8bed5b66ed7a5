import { CopyButton } from "@devguild/design-system/copy-button";

import classes from "./campaign-detail.module.css";

/** A link to hand out, with a button that copies it. */
export function CopyLink({ link }: { link: string }) {
  return (
    <span className={classes.copy}>
      <code>{link}</code>
      <CopyButton text={link} label="Copy link" />
    </span>
  );
}
