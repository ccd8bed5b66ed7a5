import type { ReactNode } from "react";

import { useCompanyViewer } from "./company-viewer.ts";
import classes from "./viewer.module.css";

/** Controls that change something; disabled, with the reason on hover, for viewers who may not. */
export function Editing({ children }: { children: ReactNode }) {
  const { viewOnly } = useCompanyViewer();
  if (viewOnly === null) return children;
  return (
    <fieldset disabled className={classes.editing} title={viewOnly}>
      {children}
    </fieldset>
  );
}
