import { Button } from "@devguild/design-system/button";
import { Notice } from "@devguild/design-system/notice";
import { useToast } from "@devguild/design-system/toast";
import { IconCopy } from "@tabler/icons-react";

import classes from "./recovery-codes.module.css";

/** Recovery codes for people who lose their second factor. They are shown only this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const toasts = useToast();
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => toasts.show({ tone: "ok", text: "Copied." }),
      () =>
        toasts.show({
          tone: "bad",
          text: "Your browser blocked copying. Select the codes and copy them yourself.",
        }),
    );
  return (
    <div className={classes.box}>
      <Notice
        tone="warn"
        action={
          <Button size="sm" icon={<IconCopy size={16} stroke={1.75} />} onClick={() => void copy()}>
            Copy codes
          </Button>
        }
      >
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
