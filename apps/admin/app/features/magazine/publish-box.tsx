import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { findMissing } from "@devguild/schemas/constants/article-editing";
import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";
import { useState } from "react";

import { Box } from "../developers/box.tsx";
import { fromLocalTime, toLocalTime } from "../frame/local-time.ts";
import classes from "./article-editor.module.css";
import type { ArticleEditorState } from "./use-article-editor.ts";

const { DRAFT, SCHEDULED, PUBLISHED } = ARTICLE_STATUSES;

function Missing({ editor }: { editor: ArticleEditorState }) {
  const missing = Object.values(findMissing(editor.values));
  if (missing.length === 0) return <p className={classes.ready}>Ready to publish.</p>;
  return (
    <div>
      <p>Before it can go out:</p>
      <ul className={classes.missing}>
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** What is missing, when the article goes out, and the button that sends it. */
export function PublishBox({ editor }: { editor: ArticleEditorState }) {
  const { article, errors, failure, isSending, isSaved, send } = editor;
  const toasts = useToast();
  const [time, setTime] = useState(toLocalTime(article.publish_at));
  const { status } = article;
  const maySchedule = status === DRAFT || status === SCHEDULED;
  const isScheduling = maySchedule && time !== "";
  const press = async () => {
    const sent = await send(
      status === PUBLISHED
        ? {}
        : isScheduling
          ? { status: SCHEDULED, publish_at: fromLocalTime(time) }
          : { status: PUBLISHED },
    );
    if (!sent) return;
    setTime(toLocalTime(sent.publish_at));
    const done =
      status === PUBLISHED ? "Changes published" : isScheduling ? "Scheduled" : "Published";
    toasts.show({ tone: "ok", text: `${done}: ${sent.title}` });
  };
  const label =
    status === PUBLISHED ? "Publish changes" : isScheduling ? "Schedule" : "Publish now";
  return (
    <Box title="Publish">
      <div className={classes.fields}>
        <Missing editor={editor} />
        {maySchedule && (
          <TextField
            label="Goes out"
            optional
            type="datetime-local"
            help="In your time zone. Leave empty to publish it now."
            value={time}
            error={errors["publish_at"]}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        )}
        {failure && <FormError>{failure}</FormError>}
        <Button
          variant="primary"
          loading={isSending}
          disabled={status === PUBLISHED && isSaved}
          onClick={() => void press()}
        >
          {label}
        </Button>
      </div>
    </Box>
  );
}
