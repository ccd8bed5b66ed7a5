import { FeedProblem, type FeedText, MAX_ENTRY, tooLong } from "./job-boards.port.ts";

const [QUOTE, BACKSLASH, COLON, COMMA] = [34, 92, 58, 44];
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);
const [LIST, OBJECT] = [91, 123];
const BLANK = new Set([9, 10, 13, 32, 0xfe_ff]);

const cutOff = () => new FeedProblem("The feed isn’t complete JSON.");

/**
 * Splits a JSON document into the texts of the objects in its list: the document itself, or the list under
 * `name` in it. Only one object at a time is in memory. Throws `FeedProblem` if the document is cut off.
 */
export async function* splitJson(text: FeedText, name: string): AsyncGenerator<string> {
  let depth = 0;
  /** How deep the list's objects are; 0 before the list, null after it. */
  let listDepth: number | null = 0;
  let isText = false;
  let isEscaped = false;
  let isEnded = false;
  let isNamed = false;
  let word = "";
  let object: string | null = null;
  for await (const part of text) {
    let start = 0;
    for (let at = 0; at < part.length; at += 1) {
      const code = part.charCodeAt(at);
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) isText = false;
        else if (depth === 1 && listDepth === 0 && word.length <= name.length) word += part[at];
        continue;
      }
      if (code === QUOTE) {
        if (depth === 0) throw cutOff();
        isText = true;
        word = "";
      } else if (code === COLON) isNamed = depth === 1 && word === name;
      else if (code === COMMA) isNamed = false;
      else if (OPENING.has(code)) {
        if (isEnded) throw cutOff();
        if (depth === listDepth && depth > 0 && code === OBJECT) {
          object = "";
          start = at;
        }
        const isList = depth === 0 || (depth === 1 && isNamed);
        if (listDepth === 0 && isList && code === LIST) listDepth = depth + 1;
        depth += 1;
      } else if (CLOSING.has(code)) {
        depth -= 1;
        if (depth < 0) throw cutOff();
        if (object !== null && depth === listDepth) {
          yield object + part.slice(start, at + 1);
          object = null;
        }
        if (listDepth !== null && listDepth > depth) listDepth = null;
        isEnded = depth === 0;
      } else if (depth === 0 && !BLANK.has(code)) throw cutOff();
    }
    if (object !== null) object += part.slice(start);
    if (object !== null && object.length > MAX_ENTRY) throw tooLong();
  }
  if (!isEnded) throw cutOff();
  if (listDepth === 0) throw new FeedProblem("The feed has no list of jobs.");
}
