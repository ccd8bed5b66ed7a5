import { lazyComponent } from "@devguild/design-system/lazy-component";
import type { ThirdPartyScripts } from "@devguild/schemas/constants/third-parties";
import { localized } from "@devguild/session/redirects";
import { Suspense, useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";

import { listPurposes } from "../third-parties/page-purposes.ts";

const ThirdParties = lazyComponent(() => import("../third-parties/third-parties.tsx"), {
  isOptional: true,
});

const SETTINGS = localized("/cookie-settings");

type Props = {
  /** The services that the operator configured; undefined if the page's data failed to load. */
  thirdParties: { scripts: ThirdPartyScripts; errors: boolean } | undefined;
  /** The cookie domain of the choice; undefined for this host only. */
  cookieDomain: string | undefined;
  supportEmail: string;
};

/**
 * Asks for consent, loads third-party services and opens the settings from any link to them.
 * Visitors don't need it to read a page, so load it lazily.
 */
export function CookieConsent({ thirdParties, cookieDomain, supportEmail }: Props) {
  const { pathname, search, key } = useLocation();
  const loaded = useMatches().map(({ loaderData }) => loaderData);
  const asksFor = listPurposes(loaded, pathname, search);
  const [isRequested, setIsRequested] = useState(false);
  const [answeredAt, setAnsweredAt] = useState("");
  const isOpen = isRequested || (pathname === SETTINGS && answeredAt !== key);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest(`a[href="${SETTINGS}"]`)) return;
      // Without this script, the link leads to the page about cookies.
      event.preventDefault();
      setIsRequested(true);
    };
    document.addEventListener("click", open, { capture: true });
    return () => document.removeEventListener("click", open, { capture: true });
  }, []);
  const hasAny =
    asksFor.length > 0 ||
    (thirdParties && (thirdParties.errors || Object.keys(thirdParties.scripts).length > 0));
  const close = () => {
    setIsRequested(false);
    setAnsweredAt(key);
  };
  return thirdParties && (isOpen || hasAny) ? (
    <Suspense>
      <ThirdParties
        {...thirdParties}
        cookieDomain={cookieDomain}
        supportEmail={supportEmail}
        asksFor={asksFor}
        isRequested={isOpen}
        onAnswered={close}
      />
    </Suspense>
  ) : null;
}
