import { Notice } from "@devguild/design-system/notice";

import classes from "./recovery-codes.module.css";

/** Codes that let somebody in who has lost the second factor; this is the only time they are shown. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className={classes.box}>
      <Notice tone="warn">
        Keep these where you find them without your phone. Each one works once, and they are not
        shown again.
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
