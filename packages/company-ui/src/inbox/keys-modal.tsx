import { Kbd } from "@devguild/design-system/kbd";
import { Modal } from "@devguild/design-system/modal";

import { KEY_HELP } from "./inbox-keys.ts";
import classes from "./inbox-screen.module.css";

/** The list of the inbox's keys. */
export function KeysModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keyboard" width={440}>
      <dl className={classes.keyList}>
        {KEY_HELP.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
