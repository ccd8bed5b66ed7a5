import { type Measured, measure, type Target } from "./load.ts";
import { median } from "./numbers.ts";
import type { Options } from "./options.ts";

/** Medians over the rounds; a ratio is the median of each round's own. */
export type Compared = {
  subject: number;
  baseline: number;
  ratio: number;
  /** Of answers in a second, where `ratio` is of times. */
  rateRatio: number;
  /** The slowest answer of all rounds over the subject's median. */
  worst: number;
  subjectPerSecond: number;
  baselinePerSecond: number;
  /** How busy the measuring side was at most, 0 to 1; near 1 it is what was measured. */
  busy: number;
};

/**
 * Measures two targets in turn, round by round, each first in every other round: what else the machine
 * does meanwhile meets both.
 */
export const comparePaired = async (
  subject: Target,
  baseline: Target,
  options: Options,
): Promise<Compared> => {
  // Long enough for the compiler of both sides to have seen the way that a request takes.
  const warmUp = { ...options, requests: 300, seconds: 1 };
  await measure(subject, warmUp);
  await measure(baseline, warmUp);
  const rounds: { subject: Measured; baseline: Measured }[] = [];
  for (let round = 0; round < options.rounds; round++) {
    const first = await measure(round % 2 === 0 ? subject : baseline, options);
    const second = await measure(round % 2 === 0 ? baseline : subject, options);
    rounds.push(
      round % 2 === 0 ? { subject: first, baseline: second } : { subject: second, baseline: first },
    );
  }
  const over = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read));
  const own = over((round) => round.subject.median);
  return {
    subject: own,
    baseline: over((round) => round.baseline.median),
    ratio: over((round) => round.subject.median / round.baseline.median),
    rateRatio: over((round) => round.subject.perSecond / round.baseline.perSecond),
    worst: Math.max(...rounds.map((round) => round.subject.slowest)) / own,
    subjectPerSecond: over((round) => round.subject.perSecond),
    baselinePerSecond: over((round) => round.baseline.perSecond),
    busy: Math.max(...rounds.flatMap((round) => [round.subject.busy, round.baseline.busy])),
  };
};
