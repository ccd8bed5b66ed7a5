import { TextButton } from "@devguild/design-system/text-link";

import classes from "./fold-all.module.css";

/** Opens or folds all finished parts of the form; nothing if there are too few for that. */
export function FoldAll({ all }: { all: { isFolding: boolean; press: () => void } | null }) {
  if (!all) return null;
  return (
    <TextButton small className={classes.all} onClick={all.press}>
      {all.isFolding ? "Collapse finished sections" : "Expand all sections"}
    </TextButton>
  );
}
