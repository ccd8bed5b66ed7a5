import { late } from "@devguild/design-system/late";
import { localized } from "@devguild/session/redirects";
import { Suspense, useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";

import { useFrame } from "../app-frame/app-frame.tsx";
import { purposesOf } from "../third-parties/page-purposes.ts";

const ThirdParties = late(() => import("../third-parties/third-parties.tsx"), { isOptional: true });

const SETTINGS = localized("/cookie-settings");

/**
 * What the site has beside its pages: the language is kept, services of others are asked for and loaded,
 * and links to the cookie settings open them where one is. None of it is of use to whoever came to read,
 * so load it lazily.
 */
export function BesidePages() {
  const { cookieDomain, thirdParties } = useFrame();
  const { pathname, search, key } = useLocation();
  const loaded = useMatches().map(({ loaderData }) => loaderData);
  const asksFor = purposesOf(loaded, pathname, search);
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
    asksFor.length > 0 ||
    (thirdParties && (thirdParties.errors || Object.keys(thirdParties.scripts).length > 0));
  const close = () => {
    setIsAsked(false);
    setAnsweredAt(key);
  };
  return thirdParties && (isOpen || hasAny) ? (
    <Suspense>
      <ThirdParties {...thirdParties} asksFor={asksFor} isAsked={isOpen} onAnswered={close} />
    </Suspense>
  ) : null;
}
