type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** The array itself where it has room for `length` numbers, else a copy with twice the room. */
export const grown = <T extends Numbers>(array: T, length: number): T => {
  if (length <= array.length) return array;
  const Kind = array.constructor as new (length: number) => T;
  const copy = new Kind(Math.max(length, array.length * 2));
  copy.set(array);
  return copy;
};
