import type { StaffDeveloper } from "@devguild/schemas/admin-developers";

import { AccessBox } from "./access-box.tsx";
import { ApplicationsBox } from "./applications-box.tsx";
import classes from "./developer-record.module.css";
import { EraseBox } from "./erase-box.tsx";
import { HistoryBox } from "./history-box.tsx";
import { MatchingBox } from "./matching-box.tsx";
import { MessagesBox } from "./messages-box.tsx";
import { NotesBox } from "./notes-box.tsx";
import { ProfileBox } from "./profile-box.tsx";
import { SuggestionsBox } from "./suggestions-box.tsx";
import { SuspensionBox } from "./suspension-box.tsx";

/** A developer's record: profile, applications and jobs, with what staff decide beside it. */
export function DeveloperRecord({ developer }: { developer: StaffDeveloper }) {
  return (
    <div className={classes.record}>
      <div className={classes.main}>
        <ProfileBox developer={developer} />
        <ApplicationsBox developerId={developer.id} />
        <MessagesBox developerId={developer.id} />
        <SuggestionsBox developerId={developer.id} />
        <MatchingBox developer={developer} />
      </div>
      <div className={classes.side}>
        <AccessBox developer={developer} />
        <NotesBox developer={developer} />
        <SuspensionBox developer={developer} />
        <HistoryBox id={developer.id} />
        <EraseBox developer={developer} />
      </div>
    </div>
  );
}
