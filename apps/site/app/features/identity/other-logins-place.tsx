import { api } from "@devguild/frame/browser-api";
import { useIsLive } from "@devguild/frame/use-is-live";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type CSSProperties, lazy, Suspense } from "react";

import classes from "./other-logins-place.module.css";

const OtherLogins = lazy(() => import("./other-logins.tsx"));

/** The place of the other ways to come in, as high as they will be, so that nothing moves when they come. */
export function OtherLoginsPlace(props: ComponentProps<typeof OtherLogins>) {
  const isLive = useIsLive();
  const providers = useQuery(api.oauth.providers.options()).data?.data ?? [];
  const ways = providers.length + (props.onPasskey ? 1 : 0);
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
