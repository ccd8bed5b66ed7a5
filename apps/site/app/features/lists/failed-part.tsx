import { TextButton } from "@devguild/design-system/text-link";
import { useIsOffline } from "@devguild/design-system/use-is-offline";

import classes from "./failed-part.module.css";

type Props = {
  /** "We couldn’t load more jobs." */
  children: string;
  onRetry: () => void;
};

/** Says beside what a list still shows that a part of it did not load, with a button to retry. */
export function FailedPart({ children, onRetry }: Props) {
  const isOffline = useIsOffline();
  return (
    <p role="alert" className={classes.failed}>
      {isOffline && "You’re offline. "}
      {children} <TextButton onClick={onRetry}>Try again</TextButton>
    </p>
  );
}
