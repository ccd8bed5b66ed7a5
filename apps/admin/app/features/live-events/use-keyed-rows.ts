import { useState } from "react";

/** Gives rows without ids keys, so that a field keeps its place when a row above it is removed. */
export const useKeyedRows = <Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) => {
  const [keys, setKeys] = useState(() => rows.map((_, index) => index));
  return {
    keys,
    add: (row: Row) => {
      setKeys([...keys, Math.max(-1, ...keys) + 1]);
      onChange([...rows, row]);
    },
    replace: (at: number, row: Row) => onChange(rows.with(at, row)),
    remove: (at: number) => {
      setKeys(keys.filter((_, index) => index !== at));
      onChange(rows.filter((_, index) => index !== at));
    },
  };
};
