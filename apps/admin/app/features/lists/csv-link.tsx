import { IconDownload } from "@tabler/icons-react";

import classes from "./csv-link.module.css";

type Props = {
  href: string;
  /** Its accessible name: "Download the companies as CSV". */
  label: string;
};

/** Downloads what a list shows, on all its pages, as a spreadsheet. */
export function CsvLink({ href, label }: Props) {
  return (
    // Files are served by the API, where the router has no page.
    <a className={`touch ${classes.file}`} href={href} download aria-label={label}>
      <IconDownload size={16} stroke={1.75} aria-hidden /> CSV
    </a>
  );
}
