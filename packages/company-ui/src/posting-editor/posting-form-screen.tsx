import { api } from "@devguild/api-client/browser-api";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { NeedsScripts } from "@devguild/design-system/needs-scripts";
import type { EditablePosting } from "@devguild/schemas/postings";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useQuery } from "@tanstack/react-query";

import type { PostingLinks } from "../postings/posting-links.ts";
import { useTitleLevel } from "../viewer/screen-head.tsx";
import { canRepost, type LoadedPostingForm } from "./load-posting-form.ts";
import { PostingEditor, type SaveDraft } from "./posting-editor.tsx";
import { PostingFormSkeleton } from "./posting-form-skeleton.tsx";

type Props = {
  loaded: LoadedPostingForm;
  links: PostingLinks;
  saveDraft: SaveDraft;
  /** Whether scripts run; the form needs them. */
  isHydrated: boolean;
};

function NotEditable({ posting, links }: { posting: EditablePosting; links: PostingLinks }) {
  const level = useTitleLevel();
  return (
    <EmptyState
      title="This job can’t be edited"
      headingLevel={level}
      actions={
        <>
          {canRepost(posting.status) && (
            <LinkButton variant="primary" to={links.repost(posting.id ?? 0)}>
              Repost job
            </LinkButton>
          )}
          <LinkButton to={links.duplicate(posting.id ?? 0)}>Duplicate job</LinkButton>
        </>
      }
    >
      You can only edit drafts and published jobs. Repost it to publish it again, or duplicate it to
      reuse the text.
    </EmptyState>
  );
}

/** The form of an ad as it was loaded, or what can be done instead of editing it. */
export function PostingFormScreen({ loaded, links, saveDraft, isHydrated }: Props) {
  const { company, posting, isRepost, visit, copyOf, chosenPriceId } = loaded;
  const user = useCurrentUser();
  const options = useQuery(api.postings.options.options({ params: { id: company.id } }));
  if (!isRepost && posting.status !== "draft" && posting.status !== "published")
    return <NotEditable posting={posting} links={links} />;
  if (options.isLoadingError)
    return (
      <ErrorState
        title="The form didn’t load."
        onRetry={() => void options.refetch()}
        retrying={options.isFetching}
      />
    );
  if (!isHydrated || !user || !options.data)
    return (
      <>
        <NeedsScripts />
        <PostingFormSkeleton />
      </>
    );
  return (
    <PostingEditor
      key={visit}
      company={company}
      links={links}
      saveDraft={saveDraft}
      userId={user.id}
      posting={posting}
      options={options.data.data}
      copyOf={copyOf}
      isRepost={isRepost}
      chosenPriceId={chosenPriceId}
    />
  );
}
