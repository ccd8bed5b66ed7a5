import { lazyComponent } from "@devguild/design-system/lazy-component";
import { ChatLauncher } from "@devguild/design-system/chat-launcher";
import { ConsentBanner } from "@devguild/design-system/consent-banner";
import {
  CONSENT_CATEGORIES,
  CONSENT_TEXTS,
  type ConsentCategory,
} from "@devguild/schemas/constants/consents";
import {
  SERVICE_CATEGORIES,
  THIRD_PARTIES,
  type ThirdPartyScripts,
} from "@devguild/schemas/constants/third-parties";
import { localized } from "@devguild/session/redirects";
import { Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";

import { ownChoice, refusesTracking } from "../consents/own-consents.ts";
import { useChoice } from "../consents/use-choice.ts";
import { useServices } from "./use-services.ts";

const CookieSettings = lazyComponent(async () => ({
  default: (await import("@devguild/design-system/cookie-settings")).CookieSettings,
}));

const FAILED = "We couldn’t save your choice. Please try again.";

type Props = {
  scripts: ThirdPartyScripts;
  /** Somebody collects failures. */
  errors: boolean;
  /** The domain that the choice is saved for; undefined for this host alone. */
  cookieDomain: string | undefined;
  /** Where the chat's button leads when the chat fails to load. */
  supportEmail: string;
  /** What the page itself needs a consent for, whatever is configured. */
  asksFor: readonly ConsentCategory[];
  /** The footer's "Cookie settings" was pressed. */
  isAsked: boolean;
  onAnswered: () => void;
};

/** The services of others that the site can load: what asks for them, what loads them, the chat's button. */
export default function ThirdParties({
  scripts,
  errors,
  cookieDomain,
  supportEmail,
  asksFor,
  isAsked,
  onAnswered,
}: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [place] = useState(() => document.createElement("div"));
  const [wantsChat, setWantsChat] = useState(false);
  const configured = CONSENT_CATEGORIES.filter((category) =>
    category === "errors"
      ? errors
      : THIRD_PARTIES.some(
          (service) => scripts[service] && SERVICE_CATEGORIES[service] === category,
        ),
  );
  // Any ad may ask for marketing, so whoever decides about others decides about it, too. And what was
  // allowed once can be taken back wherever one is.
  const offered = CONSENT_CATEGORIES.filter(
    (category) =>
      configured.includes(category) ||
      (category === "marketing" && configured.length > 0) ||
      asksFor.includes(category) ||
      ownChoice()?.includes(category),
  );
  const { allowed, isUndecided, choosing } = useChoice(offered.length > 0, cookieDomain);
  const { here, chat, startChat } = useServices(scripts, allowed);

  // Drawn at the window's foot, yet the keyboard reaches it first: nobody should walk the page to answer.
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);

  const close = () => {
    setIsChoosing(false);
    setWantsChat(false);
    onAnswered();
  };
  const choose = (wanted: typeof offered) =>
    choosing.mutate(wanted, {
      onSuccess: () => {
        if (wantsChat && wanted.includes("chat")) startChat();
        close();
      },
    });
  const isOpen = isAsked || isChoosing;
  // Where nothing of others may load nobody has to decide anything.
  const asks = isUndecided && here.length + asksFor.length > 0 && !isOpen;
  const busy = choosing.isPending;
  const error = choosing.isError ? FAILED : undefined;

  return createPortal(
    <>
      {asks && (
        <ConsentBanner
          categories={offered.map((category) => CONSENT_TEXTS[category].title)}
          privacyPath={localized("/privacy")}
          busy={busy}
          error={error}
          onNone={() => choose([])}
          onAll={() => choose(offered)}
          onChoose={() => setIsChoosing(true)}
        />
      )}
      {!asks && here.includes("chat") && chat !== "there" && !refusesTracking() && (
        <ChatLauncher
          busy={chat === "loading"}
          href={chat === "failed" ? `mailto:${supportEmail}` : undefined}
          onPress={() => {
            if (allowed.includes("chat")) return startChat();
            setWantsChat(true);
            setIsChoosing(true);
          }}
        />
      )}
      {isOpen && (
        <Suspense>
          <CookieSettings
            categories={offered.map((id) => ({ id, ...CONSENT_TEXTS[id] }))}
            allowed={allowed}
            refusesTracking={refusesTracking()}
            privacyPath={localized("/privacy")}
            busy={busy}
            error={error}
            onChoose={(ids) => choose(offered.filter((category) => ids.includes(category)))}
            onClose={close}
          />
        </Suspense>
      )}
    </>,
    place,
  );
}
