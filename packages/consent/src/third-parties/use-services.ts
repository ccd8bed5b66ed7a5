import type { ConsentCategory } from "@devguild/schemas/constants/consents";
import {
  SERVICE_CATEGORIES,
  LOAD_DELAYS,
  THIRD_PARTIES,
  type ThirdPartyScripts,
} from "@devguild/schemas/constants/third-parties";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";

import { openChat, tellChat } from "./chat.ts";
import { loadService } from "./load-service.ts";
import { belongsOn } from "./page-rules.ts";

export type ChatState = "waiting" | "loading" | "there" | "failed";

/**
 * Loads the services that are configured, allowed and permitted on the page, each after its delay.
 * Returns the services for this page, the chat's state and a function to open the chat at once.
 */
export const useServices = (scripts: ThirdPartyScripts, allowed: readonly ConsentCategory[]) => {
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  const [chat, setChat] = useState<ChatState>("waiting");

  const load = useCallback(
    (service: keyof typeof scripts) => {
      const script = scripts[service];
      if (!script) return;
      const loading = loadService(service, script, user);
      // Only the chat reports a failure to load; nobody misses the other services.
      if (service !== "chat") return void loading.catch(() => undefined);
      setChat((state) => (state === "there" ? state : "loading"));
      void loading.then(
        () => setChat("there"),
        () => setChat("failed"),
      );
    },
    [scripts, user],
  );

  useEffect(() => {
    const timers = THIRD_PARTIES.filter(
      (service) =>
        allowed.includes(SERVICE_CATEGORIES[service]) && belongsOn(service, pathname, search),
    ).map((service) => setTimeout(() => load(service), LOAD_DELAYS[service] ?? 0));
    tellChat();
    return () => timers.forEach(clearTimeout);
  }, [allowed, pathname, search, load]);

  return {
    here: THIRD_PARTIES.filter(
      (service) => scripts[service] && belongsOn(service, pathname, search),
    ),
    chat,
    startChat: () => {
      load("chat");
      openChat();
    },
  };
};
