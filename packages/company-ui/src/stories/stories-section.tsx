import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { Heading } from "@devguild/design-system/heading";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { Notice } from "@devguild/design-system/notice";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import type { Story } from "@devguild/schemas/stories";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";

import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { Editing } from "../viewer/editing.tsx";
import classes from "./stories-section.module.css";
import { StoryCard } from "./story-card.tsx";
import type { StoryQuestion } from "./story-dialog.tsx";
import { moveBy, moveTo } from "./story-order.ts";
import { useStoryActions } from "./use-story-actions.ts";

// The editor is heavy; it loads when it is opened.
const StoryDialog = lazyDialog(() => import("./story-dialog.tsx"));

type Ask = (question: StoryQuestion) => void;

function StoryList({
  companyId,
  stories,
  onAsk,
}: {
  companyId: number;
  stories: Story[];
  onAsk: Ask;
}) {
  const { arrange, changeStatus } = useStoryActions(companyId);
  const [dragged, setDragged] = useState<Story | null>(null);
  const [moved, setMoved] = useState<{ id: number; to: number } | null>(null);
  const ids = stories.map(({ id }) => id);
  const shown = moved && stories[moved.to]?.id === moved.id ? stories[moved.to] : undefined;
  return (
    <>
      <ol className={classes.list}>
        {stories.map((story, index) => (
          <StoryCard
            key={story.id}
            story={story}
            isFirst={index === 0}
            isLast={index === stories.length - 1}
            isMoved={story === shown}
            onMove={(by) => {
              const after = moveBy(ids, story.id, by);
              setMoved({ id: story.id, to: after.indexOf(story.id) });
              arrange(ids, after);
            }}
            onDrag={setDragged}
            onDragOver={() => {
              if (dragged) arrange(ids, moveTo(ids, dragged.id, index));
            }}
            onEdit={() => onAsk({ action: "edit", story })}
            onPreview={() => onAsk({ action: "preview", story })}
            onDelete={() => onAsk({ action: "delete", story })}
            onStatus={(to) => changeStatus(story, to)}
          />
        ))}
      </ol>
      <span className="visually-hidden" aria-live="polite">
        {moved && shown && `${shown.title}: ${moved.to + 1} of ${stories.length}`}
      </span>
    </>
  );
}

function Stories({ companyId, onAsk }: { companyId: number; onAsk: Ask }) {
  const { data, error, refetch, isFetching } = useQuery(
    api.stories.list.options({ params: { id: companyId } }),
  );
  if (data && data.data.length > 0)
    return <StoryList companyId={companyId} stories={data.data} onAsk={onAsk} />;
  if (data)
    return (
      <EmptyState
        headingLevel={3}
        title="No stories yet"
        actions={
          <Editing>
            <Button onClick={() => onAsk({ action: "create" })}>Write the first story</Button>
          </Editing>
        }
      >
        Show what a day, a release or a team offsite looks like here.
      </EmptyState>
    );
  if (error)
    return (
      <ErrorState
        title="The stories didn’t load."
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {failureText(error)}
      </ErrorState>
    );
  return (
    <SkeletonRegion label="Loading stories" className={classes.list}>
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} height={180} radius={10} />
      ))}
    </SkeletonRegion>
  );
}

type Props = {
  companyId: number;
  /** The section around them, with what creates one beside its heading; without it, a plain one. */
  renderSection?: (create: ReactNode, stories: ReactNode) => ReactNode;
};

const plainSection = (create: ReactNode, stories: ReactNode) => (
  <section aria-label="Stories" className={classes.section}>
    <div className={classes.head}>
      <Heading level={2} size="md">
        Stories
      </Heading>
      {create}
    </div>
    {stories}
  </section>
);

/**
 * A company's stories: write, preview, publish, put in order, delete. The viewer has
 * `owner.company.edit-stories`, or for staff `admin.edit-company-profile`.
 * Source: docs/product/company-profile.md.
 */
export function StoriesSection({ companyId, renderSection = plainSection }: Props) {
  const [question, setQuestion] = useState<StoryQuestion | null>(null);
  const { audience } = useCompanyViewer();
  const { data: profile } = useQuery(api.companyProfile.one.options({ params: { id: companyId } }));
  const { data: stories } = useQuery(api.stories.list.options({ params: { id: companyId } }));
  return (
    <>
      {renderSection(
        // The first one is offered below.
        stories?.data.length !== 0 && (
          <Editing>
            <Button
              size="sm"
              icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
              onClick={() => setQuestion({ action: "create" })}
            >
              New story
            </Button>
          </Editing>
        ),
        <div className={classes.body}>
          {profile && !profile.data.has_brand_page && (
            <Notice>
              {audience === "staff"
                ? "Visitors see stories once the company has a brand page. They can be written now."
                : "Visitors see stories once your company has a brand page. You can write them now."}
            </Notice>
          )}
          <Stories companyId={companyId} onAsk={setQuestion} />
        </div>,
      )}
      {question && (
        <Suspense>
          <StoryDialog
            companyId={companyId}
            question={question}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </>
  );
}
