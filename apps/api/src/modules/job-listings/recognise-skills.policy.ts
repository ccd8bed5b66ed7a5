/** A skill of the catalogue, with the names that people write. */
type NamedSkill = { id: number; name: string; synonyms: readonly string[] };

/** A skill found in a text: how sure that is, from 0 to 1, and the sentence that says so. */
export type RecognisedSkill = { id: number; sureness: number; quote: string };

const MAX_WORDS = 4;
const MAX_SENTENCES = 2000;
const MAX_QUOTE = 160;
const MAX_OFFERED = 25;

const IN_TITLE = 0.99;
const IN_LIST = 0.95;
const IN_SENTENCE = 0.88;
const NICE_TO_HAVE = 0.61;
const ORDINARY_WORD = 0.35;
const NOT_AN_ABILITY = 0.12;

// Names that are also words of everyday language or titles; only company with others makes them clear.
const ORDINARY = new Set(
  "go,c,r,ada,chef,swift,rust,dart,julia,ruby,perl,spring,express,sass,less,excel,flask,puppet,salt,consul,vault,packer,spark,storm,flink,helm,crystal,elm,pascal,scratch,processing,testing,accessibility,lean,kanban,scrum,jest,mocha,cypress,ember,meteor,phoenix,laravel forge,word,access,unity,blender,figma make,shell,node,js,ts,next,vault,fish,nix,zig,gin,echo,fiber,rocket,actix,play,lift,slick,cats,ionic,realm,core data,hive,pig,impala,presto,druid,pinot,ray,dash,bash"
    .split(",")
    .map((each) => each.trim()),
);

const NICE =
  /\b(?:nice[- ]to[- ]have|(?:a|is|are|would be|big|huge) plus|bonus|advantage|ideally|von vorteil|wünschenswert|not required)\b/iu;
const OTHER_SENSE =
  /\b(?:chef de|go[- ]to[- ]market|go live|on the go|let['’]s go|go the extra|c[- ]level|series [a-c]|plan c|vitamin c|r ?& ?d|spring 20\d\d|express delivery|word of)\b/giu;

const WORD = /(?:(?<![.\p{L}\p{N}])\.)?[\p{L}\p{N}]+(?:[.]?[\p{L}\p{N}]+)*(?:\+\+|#)?/gu;

const toKey = (words: readonly string[]) => words.join(" ").toLowerCase();
const toWords = (text: string): string[] => text.match(WORD) ?? [];

/** Which name stands for which skill, for `recogniseSkills`. */
export type SkillNames = ReadonlyMap<string, NamedSkill>;

/** Builds the names to look for. Where two skills share one, the skill of that name has it. */
export const buildSkillNames = (skills: Iterable<NamedSkill>): SkillNames => {
  const names = new Map<string, NamedSkill>();
  const all = [...skills];
  for (const skill of all)
    for (const synonym of skill.synonyms) names.set(toKey(toWords(synonym)), skill);
  for (const skill of all) names.set(toKey(toWords(skill.name)), skill);
  names.delete("");
  return names;
};

type Sentence = { text: string; sureness: number };

const toSentences = (html: string): Sentence[] => {
  const lines = html
    .replace(/<li\b[^>]*>/giu, "\n• ")
    .replace(/<\/?(?:p|h\d|ul|ol|br|div|tr)\b[^>]*>/giu, "\n")
    .replace(/<[^>]*>/gu, "")
    .replace(/&nbsp;/gu, " ")
    .replaceAll("&amp;", "&")
    .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u);
  return lines.slice(0, MAX_SENTENCES).flatMap((line) => {
    const text = line.replace(/^[•\s*–-]+/u, "").trim();
    return text === "" ? [] : { text, sureness: line.startsWith("•") ? IN_LIST : IN_SENTENCE };
  });
};

const shorten = (text: string) =>
  text.length <= MAX_QUOTE ? text : `${text.slice(0, MAX_QUOTE - 1).trimEnd()}…`;

type Mention = { skill: NamedSkill; written: string };

const findMentions = (names: SkillNames, text: string): Mention[] => {
  const words = toWords(text);
  const found: Mention[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_WORDS, words.length - at);
    let skill: NamedSkill | undefined;
    for (; length > 0; length -= 1) {
      skill = names.get(toKey(words.slice(at, at + length)));
      if (skill) break;
    }
    if (skill) found.push({ skill, written: words.slice(at, at + length).join(" ") });
    at += Math.max(1, length);
  }
  return found;
};

const rateMention = ({ skill, written }: Mention, others: number, sureness: number) => {
  if (!ORDINARY.has(written.toLowerCase())) return sureness;
  // "go" and "c" are words; "Go" beside "Kafka" is a language.
  const isWrittenAsName = written === skill.name || /\p{Lu}/u.test(written);
  if (!isWrittenAsName) return NOT_AN_ABILITY;
  return others > 0 ? sureness : Math.min(sureness, ORDINARY_WORD);
};

/**
 * Finds the catalogue's skills in a listing's title and text, the surest first. A name that is also an
 * ordinary word counts only beside others, a wish less than a demand. Pure.
 * Source: docs/product/listing-import.md.
 */
export const recogniseSkills = (
  names: SkillNames,
  { title, html }: { title: string; html: string },
): RecognisedSkill[] => {
  const found = new Map<number, RecognisedSkill>();
  const sentences: Sentence[] = [{ text: title, sureness: IN_TITLE }];
  for (const { text, sureness: stated } of sentences.concat(toSentences(html))) {
    const plain = text.replace(OTHER_SENSE, (phrase) => "· ".repeat(phrase.length));
    const meant = findMentions(names, plain);
    const clear = new Set(
      meant.flatMap(({ skill, written }) =>
        ORDINARY.has(written.toLowerCase()) ? [] : [skill.id],
      ),
    );
    const sureness = NICE.test(text) ? Math.min(NICE_TO_HAVE, stated) : stated;
    for (const mention of meant) {
      const { id } = mention.skill;
      const others = stated === IN_TITLE ? 1 : clear.size - Number(clear.has(id));
      const rated = rateMention(mention, others, sureness);
      if (rated > (found.get(id)?.sureness ?? 0))
        found.set(id, { id, sureness: rated, quote: shorten(text) });
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.sureness - a.sureness || a.id - b.id)
    .slice(0, MAX_OFFERED);
};
