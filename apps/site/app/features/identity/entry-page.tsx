import { AppLink } from "@devguild/app-shell/app-frame";
import { NavigationProgress } from "@devguild/app-shell/navigation-progress";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { BrandMark } from "@devguild/design-system/brand-mark";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { localized } from "@devguild/session/redirects";
import { type ReactNode, Suspense } from "react";

import type { IntendedJob } from "./intended-job.ts";
import { SIGN_UP_STEPS } from "./sign-up-steps.ts";
import classes from "./entry-page.module.css";

const LEGAL_PAGES = [
  { label: "Terms", path: "/terms" },
  { label: "Privacy", path: "/privacy" },
  { label: "Imprint", path: "/imprint" },
];

// Most people log in or sign up without a job to go on with.
const IntendedJobCard = lazyComponent(() => import("./intended-job-card.tsx"), {
  isOptional: true,
});
const EntryPicture = lazyComponent(() => import("./entry-picture.tsx"));

type Props = {
  title: string;
  /** The sign-up step that this page is. */
  step?: number;
  /** The job that the form leads back to. */
  job?: IntendedJob | null;
  children: ReactNode;
};

/** Layout of log-in and sign-up pages: a form, and a picture if there is room. */
export function EntryPage({ title, step, job, children }: Props) {
  return (
    <div className={classes.page}>
      <NavigationProgress at="window" />
      <div className={classes.side}>
        <header>
          <AppLink to="/" className="touch" aria-label={`${PRODUCT_NAME}, home`}>
            <BrandMark name={PRODUCT_NAME} />
          </AppLink>
        </header>
        <main id="main" className={classes.form}>
          <div>
            {step && (
              <p className={classes.quiet}>
                Step {step} of {SIGN_UP_STEPS}
              </p>
            )}
            <h1 className={classes.title}>{title}</h1>
          </div>
          {job && (
            <Suspense fallback={<span className={classes.job} />}>
              <IntendedJobCard job={job} />
            </Suspense>
          )}
          {children}
        </main>
        <footer className={classes.legal}>
          {LEGAL_PAGES.map(({ label, path }) => (
            <AppLink key={path} to={localized(path)}>
              {label}
            </AppLink>
          ))}
        </footer>
      </div>
      <div className={classes.picture} aria-hidden>
        <Suspense>
          <EntryPicture />
        </Suspense>
      </div>
    </div>
  );
}
