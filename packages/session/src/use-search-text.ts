import { useEffect, useRef, useState } from "react";

import { useLeaving } from "./use-leaving.ts";

const TYPING_PAUSE = 300;

/**
 * Returns a search text that updates at once and is written to the URL after a pause in typing, or by `writeNow`.
 * `written` is the URL's text. If that changes by other means than typing, such as by Back, the field follows; when
 * the URL only arrives at what was typed before, the field keeps what has been typed since.
 */
export const useSearchText = (written: string, write: (text: string) => void) => {
  const [text, setText] = useState(written);
  const [typed, setTyped] = useState(written);
  const [previous, setPrevious] = useState(written);
  if (previous !== written) {
    setPrevious(written);
    if (written !== typed) {
      setTyped(written);
      setText(written);
    }
  }
  const search = text.trim();
  const send = (next: string) => {
    setTyped(next);
    write(next);
  };
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (search === written) return undefined;
    timer.current = setTimeout(() => latestSend.current(search), TYPING_PAUSE);
    return () => clearTimeout(timer.current);
  }, [search, written]);
  const writeNow = () => {
    clearTimeout(timer.current);
    if (search !== written) send(search);
  };
  useLeaving(() => clearTimeout(timer.current));
  return { text, setText, writeNow };
};
