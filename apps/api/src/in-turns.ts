// Less than the 5 ms for which nothing may hold the event loop, as one step can overrun.
const TURN_MS = 3;

/** Does a step for each item in turns of a few milliseconds, with everything else in between. */
export const inTurns = async <Item>(
  items: Iterable<Item>,
  step: (item: Item) => void,
): Promise<void> => {
  let turnEnds = performance.now() + TURN_MS;
  for (const item of items) {
    if (performance.now() >= turnEnds) {
      await new Promise<void>((resolve) => void setImmediate(resolve));
      turnEnds = performance.now() + TURN_MS;
    }
    step(item);
  }
};
