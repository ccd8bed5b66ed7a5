import { api } from "@devguild/api-client/browser-api";
import { isPaletteQuery } from "@devguild/schemas/constants/palette";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

const PAUSE = 150;

/**
 * Returns the records that match a text, debounced; the last results stay until the next arrive.
 */
export const usePaletteRecords = (text: string) => {
  const [debouncedText, setDebouncedText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const isNeeded = isPaletteQuery(text);
  const { data, isError, isFetching, refetch } = useQuery({
    ...api.palette.search.options({ query: { q: debouncedText } }),
    enabled: isNeeded && isPaletteQuery(debouncedText),
    placeholderData: keepPreviousData,
  });
  return {
    records: isNeeded ? data?.data : undefined,
    isPending: isNeeded && (isFetching || debouncedText !== text),
    hasFailed: isNeeded && isError && !isFetching,
    retry: () => void refetch(),
  };
};
