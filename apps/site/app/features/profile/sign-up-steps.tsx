import { ClientOnly } from "@devguild/design-system/client-only";
import { Button } from "@devguild/design-system/button";
import { NeedsScripts } from "@devguild/design-system/needs-scripts";
import { Notice } from "@devguild/design-system/notice";
import type { User } from "@devguild/schemas/identity";
import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { isReminderDue } from "@devguild/session/gates";
import { useState } from "react";

import { SIGN_UP_STEPS } from "../identity/sign-up-steps.ts";
import { VerifyNotice } from "../identity/verify-notice.tsx";
import { useFocusOnChange } from "../forms/use-focus-on-change.ts";
import { BasicStep } from "./basic-step.tsx";
import { ExperienceStep } from "./experience-step.tsx";
import classes from "./sign-up-steps.module.css";

type Props = {
  user: User;
  /** Whether the user was on the way to a page that needs these steps. */
  wasStopped: boolean;
  /** When the page was loaded, in ms; a step postponed shortly before or since then is not shown again. */
  loadedAt: number;
  onPostpone: () => void;
};

/** The steps a developer still has to do before applying; shows nothing once all are done. */
export function SignUpSteps({ user, wasStopped, loadedAt, onPostpone }: Props) {
  const [isBack, setBack] = useState(false);
  const [isReopened, setReopened] = useState(false);
  const isFinished = user.signup_step >= SIGNUP_STEPS.COMPLETED;
  const isPostponed =
    !wasStopped &&
    !isReopened &&
    user.signup_step === SIGNUP_STEPS.BASIC_INFO &&
    !isReminderDue(user.complete_profile_modal_last_seen_at, new Date(loadedAt));
  const isFirst = isBack || user.signup_step < SIGNUP_STEPS.BASIC_INFO;
  const whole = useFocusOnChange(`${isFinished} ${isPostponed} ${isFirst}`);
  if (isPostponed)
    return (
      <div ref={whole} tabIndex={-1} className={classes.postponed}>
        {!user.email_verified && <VerifyNotice user={user} />}
        <Notice
          action={
            <Button size="sm" onClick={() => setReopened(true)}>
              Finish now
            </Button>
          }
        >
          Your skills and languages are still missing. You can add them later, here or in your
          profile.
        </Notice>
      </div>
    );
  if (user.email_verified && isFinished) return null;
  return (
    <section ref={whole} tabIndex={-1} className={classes.steps} aria-labelledby="steps">
      {wasStopped && (
        <Notice>
          {isFinished
            ? "Confirm your email address first."
            : "Finish these steps first, then we’ll take you back to where you were."}
        </Notice>
      )}
      {!user.email_verified && <VerifyNotice user={user} />}
      {!isFinished && (
        <>
          <p className={classes.count}>
            Step {isFirst ? 3 : 4} of {SIGN_UP_STEPS}
          </p>
          <h2 id="steps" className={classes.title}>
            {isFirst ? "Who you are" : "What you can do"}
          </h2>
          <div className={classes.skeleton}>
            <ClientOnly>
              {isFirst ? (
                <BasicStep user={user} onDone={() => setBack(false)} />
              ) : (
                <ExperienceStep
                  user={user}
                  onBack={() => setBack(true)}
                  onPostpone={() => {
                    setReopened(false);
                    onPostpone();
                  }}
                />
              )}
            </ClientOnly>
            <NeedsScripts />
          </div>
        </>
      )}
    </section>
  );
}
