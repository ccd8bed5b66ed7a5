import { lazyDialog } from "@devguild/design-system/lazy-dialog";
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

const CookieSettings = lazyDialog(async () => ({
  default: (await import("@devguild/design-system/cookie-settings")).CookieSettings,
}));

const FAILED = "We couldn’t save your choice. Please try again.";

type Props = {
  scripts: ThirdPartyScripts;
  /** Whether an error collector is configured. */
  errors: boolean;
  /** The cookie domain of the choice; undefined for this host only. */
  cookieDomain: string | undefined;
  /** Where the chat's button links to if the chat fails to load. */
  supportEmail: string;
  /** What the page itself needs consent for, whatever is configured. */
  asksFor: readonly ConsentCategory[];
  /** Whether the visitor opened "Cookie settings". */
  isRequested: boolean;
  onAnswered: () => void;
};

/**
 * The consent banner, the cookie settings, the chat's button, and the services that consent loads.
 */
export default function ThirdParties({
  scripts,
  errors,
  cookieDomain,
  supportEmail,
  asksFor,
  isRequested,
  onAnswered,
}: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [container] = useState(() => document.createElement("div"));
  const [wantsChat, setWantsChat] = useState(false);
  const configured = CONSENT_CATEGORIES.filter((category) =>
    category === "errors"
      ? errors
      : THIRD_PARTIES.some(
          (service) => scripts[service] && SERVICE_CATEGORIES[service] === category,
        ),
  );
  // Any ad may need marketing, so it is offered along with any other category. And what was allowed
  // once can be withdrawn on every page that offers a choice.
  const offered = CONSENT_CATEGORIES.filter(
    (category) =>
      configured.includes(category) ||
      (category === "marketing" && configured.length > 0) ||
      asksFor.includes(category) ||
      ownChoice()?.includes(category),
  );
  const { allowed, isUndecided, choosing } = useChoice(offered.length > 0, cookieDomain);
  const { here, chat, startChat } = useServices(scripts, allowed);

  // Displayed at the bottom of the window, but first in the tab order.
  useEffect(() => {
    document.body.prepend(container);
    return () => container.remove();
  }, [container]);

  const close = () => {
    setIsChoosing(false);
    setWantsChat(false);
    onAnswered();
  };
  const choose = (selected: typeof offered) =>
    choosing.mutate(selected, {
      onSuccess: () => {
        if (wantsChat && selected.includes("chat")) startChat();
        close();
      },
    });
  const isOpen = isRequested || isChoosing;
  // No banner on pages where nothing third-party may load.
  const showsBanner = isUndecided && here.length + asksFor.length > 0 && !isOpen;
  const busy = choosing.isPending;
  const error = choosing.isError ? FAILED : undefined;

  return createPortal(
    <>
      {showsBanner && (
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
      {!showsBanner && here.includes("chat") && chat !== "there" && !refusesTracking() && (
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
    container,
  );
}
