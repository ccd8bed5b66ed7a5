import { ClientOnly } from "@devguild/app-shell/client-only";
import { NeedsScripts } from "@devguild/design-system/needs-scripts";
import type { User } from "@devguild/schemas/identity";
import { SIGNUP_STEPS } from "@devguild/schemas/constants/identity";

import { VerifyNotice } from "../identity/verify-notice.tsx";
import { BasicStep } from "./basic-step.tsx";
import { ExperienceStep } from "./experience-step.tsx";
import classes from "./sign-up-steps.module.css";

/** The steps a developer still has to do before applying; renders nothing once all are done. */
export function SignUpSteps({ user, onPostpone }: { user: User; onPostpone: () => void }) {
  const isFinished = user.signup_step >= SIGNUP_STEPS.COMPLETED;
  if (user.email_verified && isFinished) return null;
  const isFirst = user.signup_step < SIGNUP_STEPS.BASIC_INFO;
  return (
    <section className={classes.steps} aria-labelledby="steps">
      {!user.email_verified && <VerifyNotice user={user} />}
      {!isFinished && (
        <>
          <p className={classes.count}>Step {isFirst ? 1 : 2} of 2</p>
          <h2 id="steps" className={classes.title}>
            {isFirst ? "Who you are" : "What you can do"}
          </h2>
          <div className={classes.skeleton}>
            <ClientOnly>
              {isFirst ? (
                <BasicStep user={user} />
              ) : (
                <ExperienceStep user={user} onPostpone={onPostpone} />
              )}
            </ClientOnly>
            <NeedsScripts />
          </div>
        </>
      )}
    </section>
  );
}
