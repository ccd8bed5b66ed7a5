import { useState } from "react";

type List<Data> = { data: Data | undefined; isPlaceholderData: boolean };

/**
 * Returns the last answer of a list, so that its rows stay when the next ones don’t load. `of` is the record whose
 * list it is: the rows of one never stay under another.
 */
export const useLastAnswer = <Data>(
  { data, isPlaceholderData }: List<Data>,
  of: string | number,
): Data | undefined => {
  const [last, setLast] = useState<{ of: string | number; data: Data | undefined }>({ of, data });
  if (data !== undefined && !isPlaceholderData && (data !== last.data || of !== last.of))
    setLast({ of, data });
  return data ?? (last.of === of ? last.data : undefined);
};
