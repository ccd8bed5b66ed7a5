import type { FindSpeakersQuery, SpeakerOption } from "@devguild/schemas/speakers";
import { asc, sql } from "drizzle-orm";

import { containsWords } from "../../db/conditions.ts";
import type { Db } from "../../db/db.ts";
import { createSnapshot } from "../audit/audit.queries.ts";
import { speakers } from "./speakers.tables.ts";

/** The audit snapshot of a speaker. */
export const speakerSnapshot = createSnapshot(speakers, { derived: ["company_id"] });

/** A speaker as an option, for queries that call the speakers table `person`. */
export const speakerOptionJson = sql`json_build_object('id', person.id, 'label', person.full_name, 'detail', concat_ws(', ', nullif(person.job_title, ''), nullif(person.company_name, '')))`;

/** What tells speakers from others of the same name. */
export const speakerDetail = sql<string>`concat_ws(', ', nullif(${speakers.job_title}, ''), nullif(${speakers.company_name}, ''))`;

/** Finds speakers by words in their name or company, by name. */
export const findSpeakerOptions = (
  db: Db,
  { search, count }: FindSpeakersQuery,
): Promise<SpeakerOption[]> =>
  db
    .select({ id: speakers.id, label: speakers.full_name, detail: speakerDetail })
    .from(speakers)
    .where(containsWords(sql`${speakers.full_name} || ' ' || ${speakers.company_name}`, search))
    .orderBy(asc(speakers.full_name), asc(speakers.id))
    .limit(count);
