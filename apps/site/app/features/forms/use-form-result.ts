import { useEffect, useRef } from "react";

/** Focuses what replaced a form that was sent, so that it is in view and read out. */
export const useFormResult = <Result extends HTMLElement>() => {
  const result = useRef<Result>(null);
  useEffect(() => result.current?.focus(), []);
  return result;
};
