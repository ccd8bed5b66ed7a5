import { Button } from "@devguild/design-system/button";
import type { StaffDeveloper } from "@devguild/schemas/admin-developers";
import { useState } from "react";

import { usePermitted } from "../frame/use-permitted.ts";
import { Box } from "./box.tsx";
import classes from "./developer-record.module.css";
import { EraseModal } from "./erase-modal.tsx";

/** Erases a developer under the GDPR. */
export function EraseBox({ developer }: { developer: StaffDeveloper }) {
  const [isErasing, setErasing] = useState(false);
  const permitted = usePermitted("admin.gdpr");
  return (
    <Box title="Erase under GDPR">
      <div className={classes.body}>
        <p className={classes.note}>Straight away, and for good.</p>
        <Button size="sm" variant="danger" {...permitted} onClick={() => setErasing(true)}>
          Erase developer
        </Button>
      </div>
      {isErasing && <EraseModal developer={developer} onClose={() => setErasing(false)} />}
    </Box>
  );
}
