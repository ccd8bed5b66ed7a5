import { useLeaving } from "@devguild/session/use-leaving";
import { useEffect, useRef, useState } from "react";

const TYPING_PAUSE = 300;

/**
 * Returns a search text that updates at once and is written to the URL after a pause in typing.
 * `written` is the URL's text; if that changes independently, such as by Back, the field follows.
 */
export const useSearchText = (written: string, write: (text: string) => void) => {
  const [text, setText] = useState(written);
  const [previous, setPrevious] = useState(written);
  if (previous !== written) {
    setPrevious(written);
    // A trailing space isn't written to the URL, but the writer may still be typing.
    if (text.trim() !== written) setText(written);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const search = text.trim();
    if (search === written) return undefined;
    timer.current = setTimeout(() => write(search), TYPING_PAUSE);
    return () => clearTimeout(timer.current);
  }, [text, written, write]);
  useLeaving(() => clearTimeout(timer.current));
  return [text, setText] as const;
};
