import { Button } from "@devguild/design-system/button";
import { Drawer } from "@devguild/design-system/drawer";
import { formatReach, ReachPanel } from "@devguild/design-system/reach-panel";
import { toastRoom } from "@devguild/design-system/toast-room";
import { IconChevronUp } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import classes from "./reach-side.module.css";
import type { ReachView } from "./use-reach.ts";

/** The reach of the draft, as a panel. */
export function Reach({ reach }: { reach: ReachView }) {
  const { hint, failed, ...panel } = reach;
  return (
    <ReachPanel
      {...panel}
      hint={
        hint && (
          <>
            {hint.before}
            <b>{formatReach(hint.more)}</b>
            {hint.after}
          </>
        )
      }
      note={failed ? "The number didn’t load. We’ll try again with your next edit." : null}
    />
  );
}

const grouped = new Intl.NumberFormat("en-GB", { signDisplay: "always" });

type BarProps = {
  reach: ReachView;
  saved: ReactNode;
  /** Below the panel: the ad's card. */
  children: ReactNode;
};

/** The reach on narrow windows: a bar at the bottom that opens the panel. */
export function ReachBar({ reach, saved, children }: BarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div ref={toastRoom} className={classes.bar}>
      <button
        type="button"
        className={classes.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>
          <span className={classes.label}>Developers you reach</span>
          <b className={classes.number}>
            {reach.people === null ? "…" : formatReach(reach.people)}
          </b>
          {reach.change && (
            <span className={classes.change}>{grouped.format(reach.change.by)}</span>
          )}
        </span>
        <IconChevronUp size={20} stroke={1.75} aria-hidden />
      </button>
      <div className={classes.saved}>{saved}</div>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Reach"
        sheet="content"
        footer={
          <Button fullWidth onClick={() => setOpen(false)}>
            Back to the form
          </Button>
        }
      >
        <Reach reach={reach} />
        {children}
      </Drawer>
    </div>
  );
}
