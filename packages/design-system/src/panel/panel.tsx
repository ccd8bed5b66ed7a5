import { IconX } from "@tabler/icons-react";
import type { ReactNode, Ref } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { toastRoom } from "../toast-room/toast-room.ts";
import classes from "./panel.module.css";

export interface PanelProps {
  /** Its accessible name: "Candidate". */
  label: string;
  onClose: () => void;
  /** The position in the list, with its buttons: "1 of 6 new". */
  place?: ReactNode;
  /** Icon buttons beside the close button. */
  actions?: ReactNode;
  head?: ReactNode;
  /** `Tabs`. */
  tabs?: ReactNode;
  children: ReactNode;
  /** Sticky at the bottom: a message box. */
  foot?: ReactNode;
  /** For apps that focus the panel when it opens. */
  ref?: Ref<HTMLElement>;
}

/** A record beside its list: on the right from 900 px, over the page below that. */
export function Panel({
  label,
  onClose,
  place,
  actions,
  head,
  tabs,
  children,
  foot,
  ref,
}: PanelProps) {
  return (
    <aside ref={ref} className={classes.panel} aria-label={label} tabIndex={-1}>
      <div className={classes.top}>
        {place && <div className={classes.place}>{place}</div>}
        <div className={classes.actions}>
          {actions}
          <IconButton
            size="sm"
            label="Close"
            onClick={onClose}
            icon={<IconX size={18} stroke={1.75} aria-hidden />}
          />
        </div>
      </div>
      {head && <div className={classes.head}>{head}</div>}
      {tabs && <div className={classes.tabs}>{tabs}</div>}
      <div className={classes.body}>{children}</div>
      {foot && (
        <div ref={toastRoom} className={classes.foot}>
          {foot}
        </div>
      )}
    </aside>
  );
}
