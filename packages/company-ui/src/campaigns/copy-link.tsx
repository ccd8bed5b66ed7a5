import { Button } from "@devguild/design-system/button";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";

import classes from "./campaign-detail.module.css";

/** A link to hand out, with a button that copies it. */
export function CopyLink({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      // Without permission, it can still be selected.
      () => setCopied(false),
    );
  return (
    <span className={classes.copy}>
      <code>{link}</code>
      <Button
        size="sm"
        icon={
          isCopied ? (
            <IconCheck size={16} stroke={2} aria-hidden />
          ) : (
            <IconCopy size={16} stroke={1.75} aria-hidden />
          )
        }
        onClick={copy}
      >
        {isCopied ? "Copied" : "Copy link"}
      </Button>
    </span>
  );
}
