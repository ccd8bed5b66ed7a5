import { Kbd } from "@devguild/design-system/kbd";
import { Pagination } from "@devguild/design-system/pagination";
import type { ListMeta } from "@devguild/schemas/fields";
import { formatCount } from "@devguild/schemas/formats";
import { IconDownload } from "@tabler/icons-react";

import { CANDIDATES_PER_PAGE, type InboxView } from "./inbox-address.ts";
import classes from "./inbox-screen.module.css";

type Props = {
  view: InboxView;
  meta: ListMeta;
  /** The address of what is listed as a spreadsheet. */
  csv: string;
  getPageHref: (page: number) => string;
  onHelp: () => void;
};

/** Below the list: the pages, the spreadsheet, and the most used keys. */
export function InboxFoot({ view, meta: { total, last_page }, csv, getPageHref, onHelp }: Props) {
  return (
    <div className={classes.foot}>
      {last_page > 1 ? (
        <Pagination
          page={view.page}
          pageSize={CANDIDATES_PER_PAGE}
          total={total}
          pageHref={getPageHref}
        />
      ) : (
        <span>{formatCount(total)} listed</span>
      )}
      {/* Served by the API, where the router has no page. */}
      <a
        className={classes.csv}
        href={csv}
        download
        aria-label="Download the listed candidates as CSV"
      >
        <IconDownload size={16} stroke={1.75} aria-hidden /> CSV
      </a>
      <span className={classes.keys} aria-hidden>
        <Kbd>J</Kbd> <Kbd>K</Kbd> move <Kbd>X</Kbd> select <Kbd>E</Kbd> decline
        <button type="button" tabIndex={-1} onClick={onHelp}>
          <Kbd>?</Kbd> all keys
        </button>
      </span>
    </div>
  );
}
