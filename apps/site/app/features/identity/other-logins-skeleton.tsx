import { ClientOnly } from "@devguild/design-system/client-only";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { type ComponentProps, type CSSProperties } from "react";

import classes from "./other-logins-skeleton.module.css";

const OtherLogins = lazyComponent(() => import("./other-logins.tsx"));

/** Reserves the exact height of the other login options, so that nothing shifts when they load. */
export function OtherLoginsSkeleton({
  ways,
  ...props
}: ComponentProps<typeof OtherLogins> & { ways: number }) {
  if (ways === 0) return null;
  return (
    <div className={classes.skeleton} style={{ "--ways": ways } as CSSProperties}>
      <ClientOnly>
        <OtherLogins {...props} />
      </ClientOnly>
    </div>
  );
}
