import { type Task, taskKind } from "../../queue/queue.ts";

/** Publishes what is due: enqueued for the minute of each article, and run every minute for those it missed. */
export const publishArticles = taskKind("publish-articles", 3);

/** Builds the task that publishes the articles that are due. */
export const publishArticlesTask = (): Task => ({ kind: publishArticles, data: {} });
