import { type RefObject, useEffect, useRef } from "react";
import { type Location, useNavigation } from "react-router";

/**
 * Returns where the person is on their way to, undefined while nothing loads. What acts a moment after typing asks
 * this first: it must not undo a press on a link that came in between.
 */
export const useUnderway = (): RefObject<Location | undefined> => {
  const { location } = useNavigation();
  const underway = useRef(location);
  useEffect(() => {
    underway.current = location;
  });
  return underway;
};
