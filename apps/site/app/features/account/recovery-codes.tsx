import { CopyButton } from "@devguild/design-system/copy-button";
import { Notice } from "@devguild/design-system/notice";

import classes from "./recovery-codes.module.css";

/** Recovery codes for people who lose their second factor. They are shown only this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className={classes.box}>
      <Notice tone="warn" action={<CopyButton text={codes.join("\n")} label="Copy codes" />}>
        Store these somewhere you can reach without your phone. Each code works once, and we won’t
        show them again.
      </Notice>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
