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
  /** The services that the operator configured; undefined where the page's data failed to load. */
  thirdParties: { scripts: ThirdPartyScripts; errors: boolean } | undefined;
  /** The domain that the choice is saved for; undefined for this host alone. */
  cookieDomain: string | undefined;
  supportEmail: string;
};

/**
 * What the site has beside its pages: services of others are asked for and loaded, and links to the cookie
 * settings open them where one is. None of it is of use to whoever came to read, so load it lazily.
 */
export function CookieConsent({ thirdParties, cookieDomain, supportEmail }: Props) {
  const { pathname, search, key } = useLocation();
  const loaded = useMatches().map(({ loaderData }) => loaderData);
  const asksFor = listPurposes(loaded, pathname, search);
  const [isAsked, setIsAsked] = useState(false);
  const [answeredAt, setAnsweredAt] = useState("");
  const isOpen = isAsked || (pathname === SETTINGS && answeredAt !== key);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest(`a[href="${SETTINGS}"]`)) return;
      // Without this code the link leads to the page that tells of cookies.
      event.preventDefault();
      setIsAsked(true);
    };
    document.addEventListener("click", open, { capture: true });
    return () => document.removeEventListener("click", open, { capture: true });
  }, []);
  const hasAny =
    asksFor.length > 0 ||
    (thirdParties && (thirdParties.errors || Object.keys(thirdParties.scripts).length > 0));
  const close = () => {
    setIsAsked(false);
    setAnsweredAt(key);
  };
  return thirdParties && (isOpen || hasAny) ? (
    <Suspense>
      <ThirdParties
        {...thirdParties}
        cookieDomain={cookieDomain}
        supportEmail={supportEmail}
        asksFor={asksFor}
        isAsked={isOpen}
        onAnswered={close}
      />
    </Suspense>
  ) : null;
}
