import { Notice } from "@devguild/design-system/notice";

import { useCompanyViewer } from "./company-viewer.ts";
import classes from "./viewer.module.css";

/** Says why the actions of the screen are disabled, if they are. */
export function ViewOnlyNotice() {
  const { viewOnly } = useCompanyViewer();
  return (
    viewOnly && (
      <div className={classes.notice}>
        <Notice>View only. {viewOnly}</Notice>
      </div>
    )
  );
}
