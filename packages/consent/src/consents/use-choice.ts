import { api } from "@devguild/api-client/browser-api";
import { CONSENT_TEXT_VERSION, type ConsentCategory } from "@devguild/schemas/constants/consents";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { forgetServices } from "../third-parties/forget-services.ts";
import { keepChoice, ownChoice, ownConsents, refusesTracking } from "./own-consents.ts";

const NONE: readonly ConsentCategory[] = [];

/**
 * Returns the consent given in this browser and a mutation to change it. For logged-in users it is
 * also saved on the server, and applied from there in browsers without a choice.
 */
export const useChoice = (isOffered: boolean, cookieDomain: string | undefined) => {
  const isLoggedIn = useCurrentUser() !== null;
  const [chosen, setChosen] = useState(ownChoice);
  const isOpen = isOffered && chosen === null && !refusesTracking();

  const saved = useQuery({ ...api.consents.services.options(), enabled: isOpen && isLoggedIn });
  const allowedBefore = saved.data?.data.given_at ? saved.data.data.allowed : null;
  useEffect(() => {
    if (allowedBefore && ownChoice() === null) keepChoice(allowedBefore, cookieDomain);
  }, [allowedBefore, cookieDomain]);

  const choosing = useMutation({
    mutationFn: async (selected: ConsentCategory[]) => {
      const before = ownConsents();
      const ended = before.filter((category) => !selected.includes(category));
      // Withdrawals apply whatever the server says; new consents apply once they are recorded.
      if (ended.length > 0)
        keepChoice(
          before.filter((category) => selected.includes(category)),
          cookieDomain,
        );
      forgetServices(ended);
      if (isLoggedIn)
        await api.consents.chooseServices.call({
          body: { allowed: selected, text_version: CONSENT_TEXT_VERSION },
        });
      keepChoice(selected, cookieDomain);
      return { selected, ended };
    },
    onSuccess: ({ selected, ended }) => {
      setChosen(selected);
      // A running script can't be stopped, so reload the page without it.
      if (ended.length > 0) location.reload();
    },
  });

  return {
    allowed: refusesTracking() ? NONE : (chosen ?? allowedBefore ?? NONE),
    isUndecided: isOpen && !(isLoggedIn && saved.isPending) && !allowedBefore,
    choosing,
  };
};
