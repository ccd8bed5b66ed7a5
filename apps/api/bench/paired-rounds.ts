import { type Measured, measure, type Target } from "./load.ts";
import { median } from "./numbers.ts";
import type { Options } from "./options.ts";

/** Medians over the rounds; a ratio is the median of the ratios of all rounds. */
export type Compared = {
  subject: number;
  baseline: number;
  ratio: number;
  /** The ratio of responses per second, whereas `ratio` is of times. */
  rateRatio: number;
  /** The slowest response of all rounds, divided by the subject's median. */
  worst: number;
  subjectPerSecond: number;
  baselinePerSecond: number;
  /** The client's highest CPU share, 0 to 1; near 1 the client itself is what was measured. */
  busy: number;
};

/**
 * Measures two targets alternately, each going first in every other round, so that other load on the
 * machine affects both alike.
 */
export const comparePaired = async (
  subject: Target,
  baseline: Target,
  options: Options,
): Promise<Compared> => {
  // Long enough for JIT compilation on both sides.
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
  const medianOver = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read));
  const subjectMedian = medianOver((round) => round.subject.median);
  return {
    subject: subjectMedian,
    baseline: medianOver((round) => round.baseline.median),
    ratio: medianOver((round) => round.subject.median / round.baseline.median),
    rateRatio: medianOver((round) => round.subject.perSecond / round.baseline.perSecond),
    worst: Math.max(...rounds.map((round) => round.subject.slowest)) / subjectMedian,
    subjectPerSecond: medianOver((round) => round.subject.perSecond),
    baselinePerSecond: medianOver((round) => round.baseline.perSecond),
    busy: Math.max(...rounds.flatMap((round) => [round.subject.busy, round.baseline.busy])),
  };
};
