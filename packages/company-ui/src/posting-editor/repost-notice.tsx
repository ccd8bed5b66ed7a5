import { Notice } from "@devguild/design-system/notice";
import { pluralize } from "@devguild/schemas/formats";
import type { EditablePosting } from "@devguild/schemas/postings";

import classes from "./posting-editor.module.css";

/** What reposting costs and what happens to the applications, before anything is typed. */
export function RepostNotice({
  posting: { candidates_count: candidates },
}: {
  posting: Pick<EditablePosting, "candidates_count">;
}) {
  return (
    <div className={classes.notice}>
      <Notice>
        Reposting publishes this ad again from today, with new dates and at a new price. Any days
        left of the old price are lost, without a refund. Its address stays the same.{" "}
        {candidates > 0
          ? `Its ${pluralize(candidates, "candidate")} stay, and can’t apply a second time.`
          : "Nobody has applied to it yet."}
      </Notice>
    </div>
  );
}
