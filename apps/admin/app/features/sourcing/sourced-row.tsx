import { Avatar } from "@devguild/design-system/avatar";
import { RelativeTime, useNow } from "@devguild/design-system/relative-time";
import { MESSAGE_PAUSE_DAYS } from "@devguild/schemas/constants/sourcing";
import type { SourcedDeveloper } from "@devguild/schemas/sourcing";
import type { MouseEvent } from "react";

import { describeFit } from "../developers/developer-words.ts";
import { namePerson } from "./name-person.ts";
import classes from "./sourced-list.module.css";
import type { Token } from "./sourcing-search.ts";

const DAY_MS = 86_400_000;
const OTHERS_SHOWN = 4;

const describeWill = (developer: SourcedDeveloper, isPaused: boolean) => {
  if (!developer.is_sourceable) return "Can’t be messaged";
  if (isPaused) return "Messaged this week";
  if (developer.relocation_option) return "Would move";
  return developer.remote_option ? "Works remotely" : "Open to offers";
};

const describeState = (developer: SourcedDeveloper, isPaused: boolean) => {
  const will = describeWill(developer, isPaused);
  const { match_points: points } = developer;
  return points === null
    ? will
    : `${describeFit(points)} match, ${will.charAt(0).toLowerCase()}${will.slice(1)}`;
};

type Props = {
  developer: SourcedDeveloper;
  tokens: readonly Token[];
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
};

/** A found developer: who, where, the matching skills and languages first, and whether they can be messaged. */
export function SourcedRow({ developer, tokens, isSelected, onToggle }: Props) {
  const now = useNow();
  const { last_message_at: messagedAt, is_sourceable: may } = developer;
  const isPaused =
    messagedAt !== null && now.getTime() - Date.parse(messagedAt) < MESSAGE_PAUSE_DAYS * DAY_MS;
  const isFilter = (kind: Token["kind"], id: number) =>
    tokens.some((token) => token.kind === kind && token.id === id);
  const marked = [
    ...developer.skills
      .filter(({ id }) => isFilter("skill", id))
      .map(({ name, years }) => `${name} ${years} y`),
    ...developer.languages
      .filter(({ id }) => isFilter("language", id))
      .map(({ name, level, level_id: levelId }) =>
        levelId === 0 ? name : `${name}, ${level.toLowerCase()}`,
      ),
  ];
  const others = developer.skills
    .filter(({ id }) => !isFilter("skill", id))
    .slice(0, OTHERS_SHOWN)
    .map(({ name, years }) => `${name} ${years}`)
    .join(", ");
  const press = (event: MouseEvent) => onToggle(event.shiftKey);
  return (
    <li className={classes.row} data-selected={isSelected} data-quiet={!may}>
      <label className={classes.main}>
        <input
          type="checkbox"
          className={classes.box}
          data-developer={developer.id}
          checked={isSelected}
          disabled={!may}
          onClick={press}
          readOnly
        />
        <Avatar name={namePerson(developer)} src={developer.image} />
        <span className={classes.who}>
          <span className={classes.line}>
            <strong>{namePerson(developer)}</strong>
            <span className={classes.position}>
              {[developer.position, developer.residence_city].filter(Boolean).join(", ")}
            </span>
          </span>
          <span className={classes.skills}>
            {marked.map((each) => (
              <mark key={each} className={classes.mark}>
                {each}
              </mark>
            ))}
            <span className={classes.others}>{others}</span>
          </span>
        </span>
      </label>
      <span className={classes.end}>
        {developer.last_seen_at ? (
          <RelativeTime date={developer.last_seen_at} capital />
        ) : (
          <span>Never seen</span>
        )}
        <span className={isPaused && may ? classes.paused : undefined}>
          {describeState(developer, isPaused)}
        </span>
      </span>
    </li>
  );
}
