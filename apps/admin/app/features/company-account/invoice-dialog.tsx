import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FormModal } from "@devguild/design-system/form-modal";
import { useNow } from "@devguild/design-system/relative-time";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { formatSum } from "@devguild/schemas/prices";
import type { InvoiceRow } from "@devguild/schemas/invoices";

import type { InvoiceQuestion } from "./invoice-menu.tsx";
import { useRefreshRecord } from "./use-refresh-record.ts";

type Props = { companyId: number; invoice: InvoiceRow; onClose: () => void };
/** `billingEmail` is where the company's invoices go now. */
type SendProps = Props & { billingEmail: string | null };

const useDone = (onClose: () => void) => {
  const toasts = useToast();
  const refresh = useRefreshRecord();
  return async (text: string) => {
    await refresh();
    toasts.show({ tone: "ok", text });
    onClose();
  };
};

function PayModal({ companyId, invoice, onClose }: Props) {
  const done = useDone(onClose);
  const { id, number, issued_on, paid_on } = invoice;
  const today = useNow().toISOString().slice(0, 10);
  const form = useApiForm(api.invoices.pay, {
    initialValues: { paid_on: paid_on ?? today },
    toInput: (body) => ({ params: { companyId, invoiceId: id }, body }),
    onSuccess: () => done(`${number} is paid.`),
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Mark ${number} as paid`}
      submitLabel="Mark as paid"
    >
      <p>
        {formatSum(invoice.gross_cents)}, VAT included, for {invoice.subject}.
      </p>
      <TextField
        label="Paid on"
        type="date"
        min={issued_on}
        max={today}
        {...form.field("paid_on")}
      />
    </FormModal>
  );
}

function CreditNoteModal({ companyId, invoice, onClose }: Props) {
  const done = useDone(onClose);
  const { id, number } = invoice;
  const form = useApiForm(api.invoices.cancel, {
    initialValues: { reason: "" },
    check: ({ reason }): Record<string, string> =>
      reason.trim() === "" ? { reason: "Give a reason for the credit note." } : {},
    toInput: (body) => ({ params: { companyId, invoiceId: id }, body }),
    onSuccess: ({ data }) => done(`${data.number} cancels ${number}.`),
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Cancel ${number}?`}
      submitLabel="Issue credit note"
      cancelLabel="Keep invoice"
      submitVariant="dangerFilled"
    >
      <p>
        A credit note over {formatSum(invoice.gross_cents)} is issued and emailed to the company.
        What was bought stays as it is, and this can’t be undone.
      </p>
      <TextField
        label="Reason"
        data-autofocus
        maxLength={200}
        help="The company reads it on the credit note."
        {...form.field("reason")}
      />
    </FormModal>
  );
}

function SendModal({ companyId, invoice, billingEmail, onClose }: SendProps) {
  const done = useDone(onClose);
  const { id, number } = invoice;
  const form = useApiForm(api.invoices.send, {
    initialValues: { email: billingEmail ?? "" },
    toInput: (body) => ({ params: { companyId, invoiceId: id }, body }),
    onSuccess: (_, { email }) => done(`${number} is on its way to ${email}.`),
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Email ${number} again`}
      submitLabel="Send email"
    >
      <TextField
        label="Email"
        type="email"
        help="The invoice keeps the address that it names."
        {...form.field("email")}
      />
    </FormModal>
  );
}

type DialogProps = Omit<SendProps, "invoice"> & { question: InvoiceQuestion };

/** The dialog of what was chosen for an invoice. */
export function InvoiceDialog({ question, billingEmail, ...dialog }: DialogProps) {
  const { action, invoice } = question;
  switch (action) {
    case "send":
      return <SendModal invoice={invoice} billingEmail={billingEmail} {...dialog} />;
    case "pay":
      return <PayModal invoice={invoice} {...dialog} />;
    case "cancel":
      return <CreditNoteModal invoice={invoice} {...dialog} />;
  }
}
