import { api } from "@devguild/api-client/browser-api";
import { useQueryClient } from "@tanstack/react-query";

import { useAction } from "../frame/use-action.ts";
import { usePermitted } from "../frame/use-permitted.ts";

/** Returns a function that loads again what staff change about a developer. */
export const useRefreshDeveloper = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [api.adminDevelopers, api.interviews, api.jobSuggestions].flatMap((calls) =>
        Object.values(calls).map(({ key }) => queries.invalidateQueries({ queryKey: key })),
      ),
    );
};

/** Returns a mutation of a developer's account that says what it did, or why it couldn't. */
export const useDeveloperAction = <Input>(
  call: (input: Input) => Promise<unknown>,
  describe: (input: Input) => string,
) => useAction({ call, describe, refresh: useRefreshDeveloper() });

/** Returns what a control gets that edits a developer: without the permission, it is off and names it. */
export const useMayEdit = () => usePermitted("admin.edit-developers");
