import { formatSum } from "@devguild/schemas/prices";
import type { Quote } from "@devguild/schemas/invoices";

import classes from "./billing.module.css";

type Props = {
  quote: Pick<Quote, "lines" | "vat_rate" | "vat_note" | "vat_cents" | "gross_cents">;
  /** What the total is: "Invoiced today". */
  total: string;
};

/** The lines of a quote, its VAT and its total. */
export function QuoteSums({ quote, total }: Props) {
  return (
    <>
      <dl className={classes.sums}>
        {quote.lines.map(({ description, detail, net_cents }) => (
          <div key={description}>
            <dt>
              {description}
              <span className="visually-hidden">, </span>
              <span className={classes.detail}>{detail}</span>
            </dt>
            <dd>{formatSum(net_cents)}</dd>
          </div>
        ))}
        <div>
          <dt>{quote.vat_note ? "VAT" : `${quote.vat_rate}% VAT`}</dt>
          <dd>{formatSum(quote.vat_cents)}</dd>
        </div>
        <div className={classes.total}>
          <dt>{total}</dt>
          <dd>{formatSum(quote.gross_cents)}</dd>
        </div>
      </dl>
      {quote.vat_note && <p className={classes.quiet}>{quote.vat_note}</p>}
    </>
  );
}
