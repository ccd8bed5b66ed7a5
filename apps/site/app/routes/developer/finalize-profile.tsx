import { pageMeta } from "@devguild/app-shell/page-meta";
import { useHydrated } from "@devguild/design-system/use-hydrated";
import { Heading } from "@devguild/design-system/heading";
import { NeedsScripts } from "@devguild/design-system/needs-scripts";
import { PageHead } from "@devguild/design-system/page-head";
import { requireAccount } from "@devguild/session/guards";
import { localized, safeRedirect } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";
import { type ComponentType, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";

import {
  FINALIZE_STEPS,
  type FinalizeStep,
  readFinalizeStep,
  keepFinalizeStep,
  getSavedFinalizeStep,
} from "../../features/profile/finalize-progress.ts";
import {
  LinkedinStep,
  LocationStep,
  PreferencesStep,
} from "../../features/profile/finalize-steps.tsx";
import classes from "./finalize-profile.module.css";
import type { Route } from "./+types/finalize-profile.ts";

const PATH = localized("/developer/finalize-profile");

const STEPS: Record<FinalizeStep, { title: string; Form: ComponentType<StepFormProps> }> = {
  location: { title: "Where you live", Form: LocationStep },
  preferences: { title: "How you like to work", Form: PreferencesStep },
  linkedin: { title: "LinkedIn profile", Form: LinkedinStep },
};
type StepFormProps = Parameters<typeof LocationStep>[0];

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "developer");
  const { searchParams } = loading.url;
  return {
    step: readFinalizeStep(searchParams.get("step")),
    redirect: safeRedirect(searchParams.get("redirect")),
  };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Finish your profile", path: PATH, noindex: true });

/** The last three steps of a profile; each is saved separately and can be continued later. */
export default function FinalizeProfile({
  loaderData: { step: named, redirect },
}: Route.ComponentProps) {
  const user = useCurrentUser();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  // Only the browser knows the step where someone left off.
  const step = named ?? (isHydrated ? getSavedFinalizeStep() : FINALIZE_STEPS[0]);
  const index = FINALIZE_STEPS.indexOf(step);
  useEffect(() => {
    if (named !== null || !isHydrated) return;
    // With every step in the URL, Back leads to the step before.
    setSearch(
      (search) => {
        search.set("step", step);
        return search;
      },
      { replace: true },
    );
  }, [named, isHydrated, step, setSearch]);
  if (!user) return null;
  const goTo = (next: FinalizeStep | undefined) => {
    keepFinalizeStep(next ?? null);
    if (next)
      setSearch((search) => {
        search.set("step", next);
        return search;
      });
    else void navigate(redirect ?? localized("/developer-dashboard"));
  };
  const { title, Form } = STEPS[step];
  return (
    <div className={`content ${classes.page}`}>
      <PageHead title="Finish your profile">
        Companies reply faster when these are filled in. Step {index + 1} of {FINALIZE_STEPS.length}
        .
      </PageHead>
      <section aria-labelledby="step" className={classes.step}>
        <Heading level={2} id="step">
          {title}
        </Heading>
        <div className={classes.skeleton}>
          {isHydrated && (
            <Form
              key={step}
              user={user}
              onDone={() => goTo(FINALIZE_STEPS[index + 1])}
              {...(index > 0 && { onBack: () => goTo(FINALIZE_STEPS[index - 1]) })}
            />
          )}
          <NeedsScripts />
        </div>
      </section>
    </div>
  );
}
