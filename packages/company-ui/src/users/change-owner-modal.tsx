import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useStepUp } from "@devguild/auth-ui/step-up";
import { FormModal } from "@devguild/design-system/form-modal";
import { Notice } from "@devguild/design-system/notice";
import { PasswordField } from "@devguild/design-system/password-field";
import { TextLink } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useQueryClient } from "@tanstack/react-query";

import type { UserModalProps } from "./user-modal-props.ts";
import { useRefreshUsers } from "./use-refresh-users.ts";

/** Asks for the owner's password or second factor before someone else becomes the owner. */
export function ChangeOwnerModal({ companyId, user, onClose }: UserModalProps) {
  const owner = useCurrentUser();
  const queries = useQueryClient();
  const toasts = useToast();
  const refresh = useRefreshUsers();
  const { prove, dialog } = useStepUp();
  const hasFactor = owner?.mfa_active ?? false;
  const hasPassword = owner?.has_password ?? false;
  const form = useApiForm(api.companyUsers.transferOwnership, {
    initialValues: { password: "" },
    toInput: async ({ password }) => ({
      params: { id: companyId },
      body: {
        id: user.id,
        ...(hasFactor
          ? {
              mfa_token: await prove(
                "company.transfer-ownership",
                companyId,
                `Make ${user.full_name} the owner`,
              ),
            }
          : { password }),
      },
    }),
    onSuccess: async ({ data }) => {
      // The former owner's own permissions have changed, too.
      await Promise.all([refresh(), queries.invalidateQueries({ queryKey: api.identity.me.key })]);
      toasts.show({ tone: "ok", text: `${data.full_name} is now the owner.` });
      onClose();
    },
  });
  return (
    <>
      <FormModal
        form={form}
        opened={!dialog}
        keepMounted
        onClose={onClose}
        title={`Make ${user.full_name} the owner?`}
        submitLabel="Change owner"
        submitVariant="dangerFilled"
        isReadOnly={!hasFactor && !hasPassword}
      >
        <p>
          You become an administrator. Only {user.first_name} can change the owner back or delete
          the account.
        </p>
        {!hasFactor && !hasPassword && (
          <Notice tone="info">
            You don’t have a password yet. Set one in{" "}
            <TextLink inline to={localized("/user/profile")}>
              your profile
            </TextLink>{" "}
            first, so that we can check it’s you.
          </Notice>
        )}
        {!hasFactor && hasPassword && (
          <PasswordField
            label="Your password"
            {...form.field("password")}
            autoComplete="current-password"
          />
        )}
      </FormModal>
      {dialog}
    </>
  );
}
