import type { ThirdParty } from "@devguild/schemas/constants/third-parties";

import { allows } from "../consents/own-consents.ts";
import { type ChatUser, loadChat } from "./chat.ts";
import { loadScript } from "./load-script.ts";

type Recorder = { (...call: unknown[]): void; q?: unknown[][] };

declare global {
  interface Window {
    dataLayer?: unknown[];
    clarity?: Recorder;
  }
}

const toConsentState = (isGranted: boolean) => (isGranted ? "granted" : "denied");

/** Google's tags require the `arguments` object. */
function gtag(..._call: unknown[]) {
  window.dataLayer?.push(arguments);
}

const loadTagManager = (script: string) => {
  window.dataLayer ??= [];
  const marketing = toConsentState(allows("marketing"));
  gtag("consent", "default", {
    analytics_storage: "granted",
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  });
  window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  return loadScript(script);
};

const loadRecording = (script: string) => {
  const recorder: Recorder = (...call) => recorder.q?.push(call);
  recorder.q = [];
  window.clarity ??= recorder;
  window.clarity("consentv2", { analytics_Storage: "granted", ad_Storage: "denied" });
  return loadScript(script);
};

const LOADERS: Record<ThirdParty, (script: string, user: ChatUser | null) => Promise<void>> = {
  chat: loadChat,
  "tag-manager": loadTagManager,
  "session-recording": loadRecording,
  marketing: loadScript,
  maps: loadScript,
};

const loading = new Map<ThirdParty, Promise<void>>();

/** Loads a third-party service once per page; after a failure, the next call tries again. */
export const loadService = (service: ThirdParty, script: string, user: ChatUser | null) => {
  const started = loading.get(service) ?? LOADERS[service](script, user);
  loading.set(service, started);
  started.catch(() => loading.delete(service));
  return started;
};
