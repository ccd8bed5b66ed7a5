import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

const UNNOTICED = 150;

/** The path of a navigation to another screen that takes longer than one notices; else null. */
export const useSlowNavigation = (): string | null => {
  const { location: next } = useNavigation();
  const { pathname: here } = useLocation();
  const [slow, setSlow] = useState<string | null>(null);
  const target = next && next.pathname !== here ? next.pathname : null;
  useEffect(() => {
    if (!target) return undefined;
    const timer = setTimeout(() => setSlow(target), UNNOTICED);
    return () => clearTimeout(timer);
  }, [target]);
  return target === slow ? target : null;
};
