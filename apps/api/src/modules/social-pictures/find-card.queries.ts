import { ARTICLE_STATUSES } from "@devguild/schemas/constants/magazine";

import type { Db } from "../../db/db.ts";
import { findEventPage } from "../event-homepages/event-homepages.queries.ts";
import { findOpenJob } from "../jobs/jobs.queries.ts";
import { findEvent } from "../live-events/find-event.queries.ts";
import { findArticle } from "../magazine/magazine.queries.ts";
import { findCompanyCard } from "../public-companies/public-company.queries.ts";
import {
  toArticlePicture,
  toCompanyPicture,
  toConferencePicture,
  toEventPicture,
  toJobPicture,
  toVideoPicture,
  type SocialCard,
  type SocialKind,
} from "../social-cards/social-cards.policy.ts";
import { findVideo } from "../videos/videos.queries.ts";

// The id is enough to find the record.
const byId = (id: number) => ({ id, slug: "" });

/** Finds the card of a record that guests can see; null if there is none. */
export const findCard = async (
  db: Db,
  kind: SocialKind,
  id: number,
): Promise<SocialCard | null> => {
  switch (kind) {
    case "job": {
      const job = await findOpenJob(db, id, null);
      return job && toJobPicture(job);
    }
    case "company": {
      const company = await findCompanyCard(db, id);
      return company && toCompanyPicture(company);
    }
    case "article": {
      const article = await findArticle(db, byId(id));
      return article?.status === ARTICLE_STATUSES.PUBLISHED ? toArticlePicture(article) : null;
    }
    case "video": {
      const video = await findVideo(db, byId(id), false);
      return video && toVideoPicture(video);
    }
    case "event": {
      const event = await findEvent(db, byId(id), null);
      return event && toEventPicture(event);
    }
    case "conference": {
      const page = await findEventPage(db, byId(id));
      return page && toConferencePicture(page.event, page.homepage);
    }
  }
};
