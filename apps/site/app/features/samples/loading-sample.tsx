import { Button } from "@devguild/design-system/button";
import { Skeleton } from "@devguild/design-system/skeleton";

import classes from "./samples.module.css";

/** Loading states: a busy control and a loading list. */
export function LoadingSample() {
  return (
    <>
      <p className={classes.row}>
        <Button loading variant="primary">
          Send application
        </Button>
        <Button loading>Save</Button>
      </p>
      <div className={classes.stack} aria-busy>
        <Skeleton width={220} height={20} />
        <Skeleton height={14} />
        <Skeleton width="80%" height={14} />
      </div>
    </>
  );
}
