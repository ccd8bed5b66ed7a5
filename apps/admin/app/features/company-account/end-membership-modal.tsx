import { useApiForm } from "@devguild/api-client/use-api-form";
import { FormModal } from "@devguild/design-system/form-modal";
import { useToast } from "@devguild/design-system/toast";
import type { OwnMembership } from "@devguild/schemas/memberships";

import { KINDS } from "./membership-kinds.ts";
import { useRefreshRecord } from "./use-refresh-record.ts";

type Props = { companyId: number; membership: OwnMembership; onClose: () => void };

/** Asks before a membership ends at once. */
export function EndMembershipModal({ companyId, membership, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshRecord();
  const { kind, plan_name: name } = membership;
  const form = useApiForm(
    { call: KINDS[kind].agree },
    {
      initialValues: {},
      toInput: () => ({ params: { id: companyId }, body: { membership_plan_id: null } }),
      onSuccess: async () => {
        await refresh();
        toasts.show({ tone: "ok", text: `${name} has ended.` });
        onClose();
      },
    },
  );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`End ${name}?`}
      submitLabel="End membership"
      cancelLabel={`Keep ${name}`}
      submitVariant="dangerFilled"
    >
      <p>
        It ends straight away and nothing more is charged. What was paid isn’t refunded, and the
        same terms have to be set again to bring it back.
        {kind === "RECRUITING" && " Ads in its job slots stay online until they expire."}
      </p>
    </FormModal>
  );
}
