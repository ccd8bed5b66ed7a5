import { late } from "@devguild/design-system/late";
import { localized } from "@devguild/session/redirects";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";

import { useFrame } from "../app-frame/app-frame.tsx";

const ThirdParties = late(() => import("../third-parties/third-parties.tsx"), { isOptional: true });

const SETTINGS = localized("/cookie-settings");

/**
 * What the site has beside its pages: the language is kept, services of others are asked for and loaded,
 * and links to the cookie settings open them where one is. None of it is of use to whoever came to read,
 * so load it lazily.
 */
export function BesidePages() {
  const { cookieDomain, thirdParties } = useFrame();
  const { pathname, key } = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  const [answeredAt, setAnsweredAt] = useState("");
  const isOpen = isAsked || (pathname === SETTINGS && answeredAt !== key);
  useEffect(() => {
    void import("../locale/keep-locale.ts").then(({ keepLocale }) => keepLocale(cookieDomain));
  }, [cookieDomain]);
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
    thirdParties && (thirdParties.errors || Object.keys(thirdParties.scripts).length > 0);
  const close = () => {
    setIsAsked(false);
    setAnsweredAt(key);
  };
  return thirdParties && (isOpen || hasAny) ? (
    <Suspense>
      <ThirdParties {...thirdParties} isAsked={isOpen} onAnswered={close} />
    </Suspense>
  ) : null;
}
