import { api } from "@devguild/api-client/browser-api";
import type { AdminHomepage } from "@devguild/schemas/event-homepages";
import { useQueryClient } from "@tanstack/react-query";

import { useVersionedEditor } from "../frame/use-versioned-editor.ts";
import { isSamePage, toHomepageContent, toHomepageValues } from "./homepage-values.ts";

/** The state of the editor of an event's homepage; changes are saved as they are typed, and published when sent. */
export const useHomepageEditor = (eventId: number, opened: AdminHomepage) => {
  const queries = useQueryClient();
  const params = { id: eventId };
  const editor = useVersionedEditor({
    name: `event-homepage.${eventId}`,
    opened,
    toValues: toHomepageValues,
    isSame: isSamePage,
    savesAsTyped: () => true,
    saveDraft: async (values, version) => {
      const body = { ...toHomepageContent(values), version };
      return (await api.eventHomepages.saveDraft.call({ params, body })).data;
    },
    reload: async () => (await api.eventHomepages.details.call({ params })).data,
    onSaved: (data) => {
      queries.setQueryData(api.eventHomepages.details.options({ params }).queryKey, { data });
      void queries.invalidateQueries({ queryKey: api.events.list.key });
    },
  });
  return {
    ...editor,
    /** Publishes what is typed, or takes the page off the site; returns it unless that was refused. */
    publish: (published: boolean) =>
      editor.send(async (values, version) => {
        const body = { ...toHomepageContent(values), published, version };
        return (await api.eventHomepages.save.call({ params, body })).data;
      }),
    /** Goes back to what visitors see. */
    revert: () =>
      editor.send(
        async (_, version) =>
          (await api.eventHomepages.discardDraft.call({ params, body: { version } })).data,
      ),
  };
};

export type HomepageEditorState = ReturnType<typeof useHomepageEditor>;
