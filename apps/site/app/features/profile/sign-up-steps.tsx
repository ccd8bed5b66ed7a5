import { ClientOnly } from "@devguild/app-shell/client-only";
import { NeedsScripts } from "@devguild/design-system/needs-scripts";
import { Notice } from "@devguild/design-system/notice";
import type { User } from "@devguild/schemas/identity";
import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";
import { useState } from "react";

import { SIGN_UP_STEPS } from "../identity/sign-up-steps.ts";
import { VerifyNotice } from "../identity/verify-notice.tsx";
import { BasicStep } from "./basic-step.tsx";
import { ExperienceStep } from "./experience-step.tsx";
import classes from "./sign-up-steps.module.css";

type Props = {
  user: User;
  /** Whether the user was on the way to a page that needs these steps. */
  wasStopped: boolean;
  onPostpone: () => void;
};

/** The steps a developer still has to do before applying; renders nothing once all are done. */
export function SignUpSteps({ user, wasStopped, onPostpone }: Props) {
  const [isBack, setBack] = useState(false);
  const isFinished = user.signup_step >= SIGNUP_STEPS.COMPLETED;
  if (user.email_verified && isFinished) return null;
  const isFirst = isBack || user.signup_step < SIGNUP_STEPS.BASIC_INFO;
  return (
    <section className={classes.steps} aria-labelledby="steps">
      {wasStopped && (
        <Notice>
          {isFinished
            ? "Confirm your email address first."
            : "Finish these steps first. You’ll then continue to the page you wanted."}
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
                <ExperienceStep user={user} onBack={() => setBack(true)} onPostpone={onPostpone} />
              )}
            </ClientOnly>
            <NeedsScripts />
          </div>
        </>
      )}
    </section>
  );
}
