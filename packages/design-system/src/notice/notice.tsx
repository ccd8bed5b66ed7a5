import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import classes from "./notice.module.css";

const icons = {
  info: IconInfoCircle,
  ok: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconAlertTriangle,
};

export interface NoticeProps {
  tone?: keyof typeof icons;
  /**
   * `alert` is announced at once, `status` when the reader pauses; leave out if the notice is part
   * of the initial page.
   */
  role?: "alert" | "status";
  children: ReactNode;
  action?: ReactNode;
}

/** A message about the page or a part of it. */
export function Notice({ tone = "info", role, children, action }: NoticeProps) {
  const NoticeIcon = icons[tone];
  return (
    <div role={role} className={classNames(classes.notice, classes[tone])}>
      <NoticeIcon size={18} stroke={1.75} aria-hidden />
      <div className={classes.body}>
        <div className={classes.words}>{children}</div>
        {action}
      </div>
    </div>
  );
}
