import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { SelectField } from "@devguild/design-system/select-field";
import { Status } from "@devguild/design-system/status";
import { SwitchField } from "@devguild/design-system/switch-field";
import type { StaffDeveloper } from "@devguild/schemas/admin-developers";
import { BOARD_ACCESS_LABELS } from "@devguild/schemas/constants/admin-developers";
import { BOARD_ACCESS } from "@devguild/schemas/constants/profile";
import { useState } from "react";

import { Box } from "./box.tsx";
import classes from "./developer-record.module.css";
import { EmailModal } from "./email-modal.tsx";
import { useDeveloperAction, useMayEdit } from "./use-developer-action.ts";

type Access = Pick<StaffDeveloper, "validate_by_tm" | "disproved">;

const OPTIONS = Object.entries(BOARD_ACCESS_LABELS).map(([value, label]) => ({ value, label }));

const toAccess = (value: string): StaffDeveloper["validate_by_tm"] =>
  Object.values(BOARD_ACCESS).find((access) => String(access) === value) ?? BOARD_ACCESS.APPROVED;

/** The address of a developer's login, and whether they may apply to jobs. */
export function AccessBox({ developer }: { developer: StaffDeveloper }) {
  const [isChanging, setChanging] = useState(false);
  const permitted = useMayEdit();
  const deciding = useDeveloperAction(
    (body: Access) =>
      api.adminDevelopers.setBoardAccess.call({ params: { id: developer.id }, body }),
    ({ validate_by_tm: access }) =>
      `Job board access: ${BOARD_ACCESS_LABELS[access].toLowerCase()}.`,
  );
  const access = deciding.isPending ? deciding.variables : developer;
  const isDisabled = permitted.disabled || deciding.isPending;
  return (
    <Box title="Access">
      <div className={classes.body}>
        <div className={classes.line}>
          <Status tone={developer.email_verification ? "ok" : "warn"}>
            {developer.email_verification ? "Email confirmed" : "Email not confirmed"}
          </Status>
          <Button size="sm" {...permitted} onClick={() => setChanging(true)}>
            Change email
          </Button>
        </div>
        <SelectField
          label="Job board access"
          help="Rejected developers can’t apply."
          options={OPTIONS}
          value={String(access.validate_by_tm)}
          title={permitted.title}
          disabled={isDisabled}
          onChange={({ currentTarget: { value } }) =>
            deciding.mutate({ validate_by_tm: toAccess(value), disproved: false })
          }
        />
        {access.validate_by_tm === BOARD_ACCESS.REJECTED && (
          <SwitchField
            label="Disproved"
            help="A check found that the profile isn’t true."
            checked={access.disproved}
            disabled={isDisabled}
            onChange={({ currentTarget }) =>
              deciding.mutate({
                validate_by_tm: BOARD_ACCESS.REJECTED,
                disproved: currentTarget.checked,
              })
            }
          />
        )}
        <div className={classes.line}>
          <span>Open to messages</span>
          <span className="dim">{developer.is_sourceable ? "Yes" : "No"}</span>
        </div>
      </div>
      {isChanging && <EmailModal developer={developer} onClose={() => setChanging(false)} />}
    </Box>
  );
}
