import { INVOICE_STATES } from "@devguild/schemas/constants/invoices";
import { type AddressState, number, oneOf } from "@devguild/session/addresses";

/** How many invoices a page shows. */
export const INVOICES_PER_PAGE = 8;

/** What can be bought on the account's screen. */
export const OFFERS = ["recruiting", "marketing", "employer-branding", "credits"] as const;
export type Offer = (typeof OFFERS)[number];

/** The parameters of a company's account: which invoices, and what to buy. */
export const ACCOUNT = {
  year: { ...number, max: 2999 },
  state: oneOf(INVOICE_STATES, null),
  page: { ...number, max: 10_000, defaultValue: 1 },
  buy: oneOf(OFFERS, null),
};

type State = AddressState<typeof ACCOUNT>;

const toFilter = ({ year, state }: State) => ({
  ...(year !== null && { year }),
  ...(state !== null && { state }),
});

/** Returns the input of the call that lists a company's invoices as the URL says. */
export const toInvoicesCall = (companyId: number, state: State) => ({
  params: { id: companyId },
  query: { ...toFilter(state), page: state.page, per_page: INVOICES_PER_PAGE },
});

/** Returns the input of the call that downloads the listed invoices, all pages. */
export const toInvoicesCsv = (companyId: number, state: State) => ({
  params: { id: companyId },
  query: toFilter(state),
});
