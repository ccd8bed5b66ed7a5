import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

import { captureUtm } from "@devguild/consent/utm";
import { CHECK_MATCH } from "./use-match.ts";
import { keepVisitorSkills } from "./visitor-skills.ts";

const VisitorSkillsModal = lazyDialog(() => import("./visitor-skills-modal.tsx"));

const WAS_LOGGED_IN = "devguild.was-logged-in";

/** Handles visitors without an account: the skills stored in this browser, and how they found us. */
export default function VisitorMatch() {
  const isLoggedIn = useCurrentUser() !== null;
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(captureUtm, []);
  useEffect(() => {
    if (isLoggedIn) localStorage.setItem(WAS_LOGGED_IN, "1");
    else if (localStorage.getItem(WAS_LOGGED_IN)) {
      // The next person on this device starts afresh.
      localStorage.removeItem(WAS_LOGGED_IN);
      keepVisitorSkills(null);
    }
  }, [isLoggedIn]);
  if (isLoggedIn || hash !== CHECK_MATCH) return null;
  return (
    <Suspense>
      <VisitorSkillsModal
        onClose={() =>
          void navigate(
            { search: location.search, hash: "" },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </Suspense>
  );
}
