import { useState } from "react";
import { Button } from "../button/button.tsx";
import { FormError } from "../form-error/form-error.tsx";
import { Modal } from "../modal/modal.tsx";
import { Notice } from "../notice/notice.tsx";
import { SwitchField } from "../switch-field/switch-field.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import classes from "./cookie-settings.module.css";

export interface CookieSettingsProps {
  /** The categories on offer; empty if there are no third-party services at all. */
  categories: readonly { id: string; title: string; text: string }[];
  /** The ids of the categories currently allowed. */
  allowed: readonly string[];
  /** Whether the browser sends Global Privacy Control, which refuses everything. */
  refusesTracking?: boolean;
  privacyPath: string;
  onChoose: (allowed: string[]) => void;
  onClose: () => void;
  busy?: boolean;
  error?: string | undefined;
}

const NEEDED =
  "Keep you logged in, and remember your language for a year and this choice for 7 days. The site doesn’t work without them.";

/** The settings for cookies and third-party services. Load it lazily: it includes Mantine. */
export function CookieSettings({
  categories,
  allowed,
  refusesTracking = false,
  privacyPath,
  onChoose,
  onClose,
  busy = false,
  error,
}: CookieSettingsProps) {
  const [selected, setSelected] = useState<readonly string[]>(refusesTracking ? [] : allowed);
  const isOffered = categories.length > 0;
  const turn = (id: string, isOn: boolean) =>
    setSelected((before) => [...before.filter((each) => each !== id), ...(isOn ? [id] : [])]);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Cookie settings"
      width={520}
      footer={
        isOffered && !refusesTracking ? (
          <>
            {error && (
              <div className={classes.error}>
                <FormError>{error}</FormError>
              </div>
            )}
            <Button disabled={busy} onClick={() => onChoose([])}>
              Necessary only
            </Button>
            <Button disabled={busy} onClick={() => onChoose(categories.map(({ id }) => id))}>
              Allow all
            </Button>
            <Button loading={busy} onClick={() => onChoose([...selected])}>
              Save my choice
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      <div className={classes.body}>
        {refusesTracking && isOffered && (
          <Notice>
            Your browser tells us not to share your data (Global Privacy Control), so none of these
            load, whatever you chose before.
          </Notice>
        )}
        {!isOffered && (
          <Notice>
            This site doesn’t use services from other companies, so there’s nothing to choose.
          </Notice>
        )}
        <ul className={classes.list}>
          <li className={classes.row}>
            <SwitchField label="Necessary" help={NEEDED} checked disabled readOnly />
          </li>
          {categories.map(({ id, title, text }) => (
            <li key={id} className={classes.row}>
              <SwitchField
                label={title}
                help={text}
                checked={selected.includes(id)}
                disabled={refusesTracking}
                onChange={({ currentTarget }) => turn(id, currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
        {isOffered && !refusesTracking && (
          <p className={classes.note}>
            You can change your mind here at any time. If you turn something off, the page reloads
            without it.
          </p>
        )}
        <p className={classes.note}>
          <TextLink inline to={privacyPath} onClick={onClose}>
            How we use your data
          </TextLink>
        </p>
      </div>
    </Modal>
  );
}
