import type { VatTreatment } from "@devguild/schemas/constants/invoices";

import { XML_HEAD, xmlElement } from "../http/xml.ts";
import { type InvoiceDocument, splitAddress } from "./invoice-document.ts";

type Attributes = Record<string, string>;

const element = (name: string, children: readonly string[]) =>
  `<${name}>${children.join("")}</${name}>`;
const text = (name: string, value: string, attributes?: Attributes) =>
  xmlElement(name, value, attributes);
const optional = (name: string, value: string | undefined) => (value ? [text(name, value)] : []);

const euros = (cents: number) => (cents / 100).toFixed(2);
const day = (value: string, namespace: "udt" | "qdt" = "udt") =>
  text(`${namespace}:DateTimeString`, value.replaceAll("-", ""), { format: "102" });

// VAT categories of EN 16931 (UNTDID 5305) and their reasons (VATEX).
const CATEGORIES: Record<VatTreatment, { code: string; reason?: string }> = {
  domestic: { code: "S" },
  reverse_charge: { code: "AE", reason: "VATEX-EU-AE" },
  outside: { code: "O", reason: "VATEX-EU-O" },
};

const UNITS = { one: "C62", month: "MON" } as const;

// A credit note has positive amounts here; its type says that they are given back.
const getSign = ({ kind }: InvoiceDocument) => (kind === "invoice" ? 1 : -1);

const ratePercent = ({ vat_treatment, vat_rate }: InvoiceDocument) =>
  vat_treatment === "outside"
    ? []
    : [text("ram:RateApplicablePercent", (vat_rate / 100).toFixed(2))];

const writeLine = (
  document: InvoiceDocument,
  line: InvoiceDocument["lines"][number],
  index: number,
) => {
  const sign = getSign(document);
  return element("ram:IncludedSupplyChainTradeLineItem", [
    element("ram:AssociatedDocumentLineDocument", [text("ram:LineID", String(index + 1))]),
    element("ram:SpecifiedTradeProduct", [
      text("ram:Name", line.description),
      ...optional("ram:Description", line.detail),
    ]),
    element("ram:SpecifiedLineTradeAgreement", [
      element("ram:NetPriceProductTradePrice", [
        text("ram:ChargeAmount", euros(line.unit_price_cents)),
      ]),
    ]),
    element("ram:SpecifiedLineTradeDelivery", [
      text("ram:BilledQuantity", String(sign * line.quantity), { unitCode: UNITS[line.unit] }),
    ]),
    element("ram:SpecifiedLineTradeSettlement", [
      element("ram:ApplicableTradeTax", [
        text("ram:TypeCode", "VAT"),
        text("ram:CategoryCode", CATEGORIES[document.vat_treatment].code),
        ...ratePercent(document),
      ]),
      element("ram:SpecifiedTradeSettlementLineMonetarySummation", [
        text("ram:LineTotalAmount", euros(sign * line.net_cents)),
      ]),
    ]),
  ]);
};

const writeAddress = ([one, two, ...rest]: readonly string[], country: string) =>
  element("ram:PostalTradeAddress", [
    ...optional("ram:LineOne", one),
    ...optional("ram:LineTwo", two),
    ...optional("ram:LineThree", rest.join(", ")),
    text("ram:CountryID", country),
  ]);

const writeVatId = (id: string | null) =>
  id ? [element("ram:SpecifiedTaxRegistration", [text("ram:ID", id, { schemeID: "VA" })])] : [];

const writeSeller = ({ seller, vat_treatment }: InvoiceDocument) => {
  // Outside the EU's VAT, EN 16931 allows no VAT id (BR-O-02), and still wants an identifier (BR-CO-26).
  const isOutside = vat_treatment === "outside";
  return element("ram:SellerTradeParty", [
    ...(isOutside ? [text("ram:ID", seller.vatId)] : []),
    text("ram:Name", seller.name),
    writeAddress(seller.address, seller.country),
    ...(isOutside ? [] : writeVatId(seller.vatId)),
  ]);
};

const writeBuyer = ({ buyer, vat_treatment }: InvoiceDocument) => {
  const { name, lines } = splitAddress(buyer);
  return element("ram:BuyerTradeParty", [
    text("ram:Name", name),
    writeAddress(lines, buyer.country),
    ...(vat_treatment === "outside" ? [] : writeVatId(buyer.vat_id)),
  ]);
};

const writeTax = (document: InvoiceDocument) => {
  const { vat_treatment, vat_note, net_cents, vat_cents } = document;
  const { code, reason } = CATEGORIES[vat_treatment];
  const sign = getSign(document);
  return element("ram:ApplicableTradeTax", [
    text("ram:CalculatedAmount", euros(sign * vat_cents)),
    text("ram:TypeCode", "VAT"),
    ...optional("ram:ExemptionReason", vat_note ?? undefined),
    text("ram:BasisAmount", euros(sign * net_cents)),
    text("ram:CategoryCode", code),
    ...optional("ram:ExemptionReasonCode", reason),
    ...ratePercent(document),
  ]);
};

// A transfer, by the rules of SEPA.
const SEPA_TRANSFER = "58";

const writePayment = ({ kind, seller: { iban, bic } }: InvoiceDocument) =>
  kind === "credit_note"
    ? []
    : [
        element("ram:SpecifiedTradeSettlementPaymentMeans", [
          text("ram:TypeCode", SEPA_TRANSFER),
          element("ram:PayeePartyCreditorFinancialAccount", [text("ram:IBANID", iban)]),
          ...(bic
            ? [element("ram:PayeeSpecifiedCreditorFinancialInstitution", [text("ram:BICID", bic)])]
            : []),
        ]),
      ];

const writeSettlement = (document: InvoiceDocument) => {
  const { number, corrects, due_on, net_cents, vat_cents, gross_cents } = document;
  const sign = getSign(document);
  return element("ram:ApplicableHeaderTradeSettlement", [
    text("ram:PaymentReference", number),
    text("ram:InvoiceCurrencyCode", "EUR"),
    ...writePayment(document),
    writeTax(document),
    element("ram:SpecifiedTradePaymentTerms", [element("ram:DueDateDateTime", [day(due_on)])]),
    element("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
      text("ram:LineTotalAmount", euros(sign * net_cents)),
      text("ram:TaxBasisTotalAmount", euros(sign * net_cents)),
      text("ram:TaxTotalAmount", euros(sign * vat_cents), { currencyID: "EUR" }),
      text("ram:GrandTotalAmount", euros(sign * gross_cents)),
      text("ram:DuePayableAmount", euros(sign * gross_cents)),
    ]),
    ...(corrects
      ? [
          element("ram:InvoiceReferencedDocument", [
            text("ram:IssuerAssignedID", corrects.number),
            element("ram:FormattedIssueDateTime", [day(corrects.issued_on, "qdt")]),
          ]),
        ]
      : []),
  ]);
};

const NAMESPACES = {
  "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
  "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
};
const ROOT = `rsm:CrossIndustryInvoice ${Object.entries(NAMESPACES)
  .map(([name, value]) => `${name}="${value}"`)
  .join(" ")}`;

const TYPE_CODES = { invoice: "380", credit_note: "381" } as const;

/**
 * Writes an invoice as XML in the syntax of UN/CEFACT's Cross Industry Invoice, after the European norm
 * EN 16931. Pure. Source: docs/decisions/invoices.md.
 */
export const writeCii = (document: InvoiceDocument): string =>
  `${XML_HEAD}<${ROOT}>${[
    element("rsm:ExchangedDocumentContext", [
      element("ram:GuidelineSpecifiedDocumentContextParameter", [
        text("ram:ID", "urn:cen.eu:en16931:2017"),
      ]),
    ]),
    element("rsm:ExchangedDocument", [
      text("ram:ID", document.number),
      text("ram:TypeCode", TYPE_CODES[document.kind]),
      element("ram:IssueDateTime", [day(document.issued_on)]),
    ]),
    element("rsm:SupplyChainTradeTransaction", [
      ...document.lines.map((line, index) => writeLine(document, line, index)),
      element("ram:ApplicableHeaderTradeAgreement", [writeSeller(document), writeBuyer(document)]),
      xmlElement("ram:ApplicableHeaderTradeDelivery", null),
      writeSettlement(document),
    ]),
  ].join("")}</rsm:CrossIndustryInvoice>\n`;
