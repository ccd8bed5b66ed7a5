import { api } from "@devguild/api-client/browser-api";
import { PALETTE_QUERY_MIN } from "@devguild/schemas/constants/palette";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

const PAUSE = 150;

/** Records found by a text, asked for once the typing pauses; the last ones stay until others come. */
export const usePaletteRecords = (text: string) => {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const isNeeded = text.length >= PALETTE_QUERY_MIN;
  const { data, isError, isFetching, refetch } = useQuery({
    ...api.palette.search.options({ query: { q: asked } }),
    enabled: isNeeded && asked.length >= PALETTE_QUERY_MIN,
    placeholderData: keepPreviousData,
  });
  return {
    records: isNeeded ? data?.data : undefined,
    isPending: isNeeded && (isFetching || asked !== text),
    hasFailed: isNeeded && isError && !isFetching,
    retry: () => void refetch(),
  };
};
