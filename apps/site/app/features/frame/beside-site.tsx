import { useFrame } from "@devguild/app-shell/app-frame";
import { useBackCloses } from "@devguild/app-shell/use-back-closes";
import { CookieConsent } from "@devguild/consent/cookie-consent";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { Suspense, useEffect } from "react";

const VisitorMatch = lazyComponent(() => import("../matching/visitor-match.tsx"), {
  isOptional: true,
});

/** Lazy extras of every page with a footer that none needs at first: consent, matching, locale, what Back closes. */
export default function BesideSite() {
  const { cookieDomain, supportEmail, thirdParties } = useFrame();
  useBackCloses();
  useEffect(() => {
    import("@devguild/app-shell/keep-locale").then(
      ({ keepLocale }) => keepLocale(cookieDomain),
      () => undefined,
    );
  }, [cookieDomain]);
  return (
    <>
      <CookieConsent
        thirdParties={thirdParties}
        cookieDomain={cookieDomain}
        supportEmail={supportEmail}
      />
      <Suspense>
        <VisitorMatch />
      </Suspense>
    </>
  );
}
