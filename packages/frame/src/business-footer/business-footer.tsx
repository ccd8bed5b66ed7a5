import { FooterFrame } from "../site-footer/footer-frame.tsx";
import { useBusinessColumns } from "../use-business-columns.ts";

/** What stands below the pages for companies. */
export function BusinessFooter() {
  return <FooterFrame columns={useBusinessColumns()} />;
}
