import { MatchScore } from "@devguild/design-system/match-score";
import { formatAmount } from "@devguild/design-system/salary-scale";
import { toastRoom } from "@devguild/design-system/toast-room";
import { APPLY_ID } from "@devguild/schemas/constants/jobs";
import type { JobDetails } from "@devguild/schemas/jobs";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

import { useGetMatch } from "../matching/use-match.ts";
import classes from "./apply-bar.module.css";

/** Whether neither the page's own apply button nor the footer is on the screen. */
const useIsAway = () => {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const watched = [document.querySelector(`#${APPLY_ID}`), document.querySelector("body footer")];
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      setAway(inView.size === 0);
    });
    for (const element of watched) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isAway;
};

/** The pay, the match and the apply button at the foot of a phone, while the page's own is out of view. */
export default function ApplyBar({ job, children }: { job: JobDetails; children: ReactNode }) {
  const match = useGetMatch()(job);
  const isAway = useIsAway();
  if (!isAway) return null;
  const salary = [job.salary_min, job.salary_max].filter((amount) => amount !== null);
  // Outside of the ad, whose container would be the bar's frame instead of the window.
  return createPortal(
    <section ref={toastRoom} className={classes.bar} aria-label="Apply">
      <div className={classes.offer}>
        <strong>
          {salary.length > 0 ? [...new Set(salary)].map(formatAmount).join("–") : job.title}
        </strong>
        {match && match.points > 0 && <MatchScore {...match} />}
      </div>
      {children}
    </section>,
    document.body,
  );
}
