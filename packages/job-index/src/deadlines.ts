import { growArray } from "./number-lists.ts";

/**
 * The ids of what ends, the earliest first: a binary heap in typed arrays. As objects, a million of
 * them would take four times the memory, and most of the time of starting up to allocate.
 */
export class Deadlines {
  #times = new Float64Array(1024);
  #ids = new Float64Array(1024);
  #count = 0;

  /** Adds an id and when it ends; an id may have several ends. */
  add(id: number, time: number) {
    this.#times = growArray(this.#times, this.#count + 1);
    this.#ids = growArray(this.#ids, this.#count + 1);
    let at = this.#count++;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if ((this.#times[parent] as number) <= time) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#times[at] = time;
    this.#ids[at] = id;
  }

  /** Removes and returns the id with the earliest end, if that is not after `now`. */
  takeNext(now: number): number | undefined {
    if (this.#count === 0 || (this.#times[0] as number) > now) return undefined;
    const id = this.#ids[0];
    this.#count -= 1;
    const lastTime = this.#times[this.#count] as number;
    let at = 0;
    for (;;) {
      const child = this.#earlierChild(at);
      if (child >= this.#count || (this.#times[child] as number) >= lastTime) break;
      this.#move(child, at);
      at = child;
    }
    this.#move(this.#count, at);
    return id;
  }

  #earlierChild(parent: number): number {
    const left = 2 * parent + 1;
    const right = left + 1;
    return right < this.#count && (this.#times[right] as number) < (this.#times[left] as number)
      ? right
      : left;
  }

  #move(from: number, to: number) {
    this.#times[to] = this.#times[from] as number;
    this.#ids[to] = this.#ids[from] as number;
  }
}
