import { useIsLive } from "@devguild/frame/use-is-live";
import { type ComponentProps, type CSSProperties, lazy, Suspense } from "react";

import classes from "./other-logins-place.module.css";

const OtherLogins = lazy(() => import("./other-logins.tsx"));

/** The place of the other ways to come in, as high as they will be, so that nothing moves when they come. */
export function OtherLoginsPlace({
  ways,
  ...props
}: ComponentProps<typeof OtherLogins> & { ways: number }) {
  const isLive = useIsLive();
  if (ways === 0) return null;
  return (
    <div className={classes.place} style={{ "--ways": ways } as CSSProperties}>
      {isLive && (
        <Suspense>
          <OtherLogins {...props} />
        </Suspense>
      )}
    </div>
  );
}
