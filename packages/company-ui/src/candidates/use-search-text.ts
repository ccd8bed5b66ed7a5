import { useEffect, useState } from "react";

const TYPING_PAUSE = 300;

/**
 * A search that answers at every letter, and is written to the address once one pauses. `written` is
 * what the address says; when that changes by itself, as Back does, the field follows.
 */
export const useSearchText = (written: string, write: (text: string) => void) => {
  const [text, setText] = useState(written);
  const [seen, setSeen] = useState(written);
  if (seen !== written) {
    setSeen(written);
    // A space at the end is not written, but whoever pauses after one types on.
    if (text.trim() !== written) setText(written);
  }
  useEffect(() => {
    const search = text.trim();
    if (search === written) return undefined;
    const timer = setTimeout(() => write(search), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, written, write]);
  return [text, setText] as const;
};
