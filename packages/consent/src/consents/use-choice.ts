import { api } from "@devguild/api-client/browser-api";
import { CONSENT_TEXT_VERSION, type ConsentCategory } from "@devguild/schemas/constants/consents";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { forgetServices } from "../third-parties/forget-services.ts";
import { keepChoice, ownChoice, ownConsents, refusesTracking } from "./own-consents.ts";

const NOTHING: readonly ConsentCategory[] = [];

/**
 * What this browser's owner has chosen, and how another choice is made. Of somebody who is logged in it is
 * kept on the server, too, and comes from there to a browser in which nothing was chosen.
 */
export const useChoice = (isOffered: boolean, cookieDomain: string | undefined) => {
  const isLoggedIn = useCurrentUser() !== null;
  const [chosen, setChosen] = useState(ownChoice);
  const isOpen = isOffered && chosen === null && !refusesTracking();

  const kept = useQuery({ ...api.consents.services.options(), enabled: isOpen && isLoggedIn });
  const allowedBefore = kept.data?.data.given_at ? kept.data.data.allowed : null;
  useEffect(() => {
    if (allowedBefore && ownChoice() === null) keepChoice(allowedBefore, cookieDomain);
  }, [allowedBefore, cookieDomain]);

  const choosing = useMutation({
    mutationFn: async (wanted: ConsentCategory[]) => {
      const before = ownConsents();
      const ended = before.filter((category) => !wanted.includes(category));
      // What is taken back ends whatever the server says; what is given begins once it is recorded.
      if (ended.length > 0)
        keepChoice(
          before.filter((category) => wanted.includes(category)),
          cookieDomain,
        );
      forgetServices(ended);
      if (isLoggedIn)
        await api.consents.chooseServices.call({
          body: { allowed: wanted, text_version: CONSENT_TEXT_VERSION },
        });
      keepChoice(wanted, cookieDomain);
      return { wanted, ended };
    },
    onSuccess: ({ wanted, ended }) => {
      setChosen(wanted);
      // A script that runs cannot be stopped; without it the page begins anew.
      if (ended.length > 0) location.reload();
    },
  });

  return {
    allowed: refusesTracking() ? NOTHING : (chosen ?? allowedBefore ?? NOTHING),
    isUndecided: isOpen && !(isLoggedIn && kept.isPending) && !allowedBefore,
    choosing,
  };
};
