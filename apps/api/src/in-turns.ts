// Less than the 5 ms for which nothing may hold the event loop, as one step can overrun.
const TURN_MS = 3;

/** Takes all steps in turns of a few milliseconds, with everything else in between; returns their result. */
export const finishInTurns = async <Result>(steps: Iterator<unknown, Result>): Promise<Result> => {
  let turnEnds = performance.now() + TURN_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() >= turnEnds) {
      await new Promise<void>((resolve) => void setImmediate(resolve));
      turnEnds = performance.now() + TURN_MS;
    }
  }
};

function* stepThrough<Item>(items: Iterable<Item>, step: (item: Item) => void) {
  for (const item of items) {
    step(item);
    yield;
  }
}

/** Does a step for each item in turns of a few milliseconds, with everything else in between. */
export const inTurns = <Item>(items: Iterable<Item>, step: (item: Item) => void): Promise<void> =>
  finishInTurns(stepThrough(items, step));
