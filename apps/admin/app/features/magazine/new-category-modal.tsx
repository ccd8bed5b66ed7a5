import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { TextField } from "@devguild/design-system/text-field";
import { CATEGORY_NAME_MAX } from "@devguild/schemas/constants/article-editing";
import { useQueryClient } from "@tanstack/react-query";

import classes from "../frame/modal-form.module.css";

const FORM = "new-category";

type Props = { onAdded: (id: number) => void; onClose: () => void };

/** A dialog to add a category of articles while the article stays as it is. */
export default function NewCategoryModal({ onAdded, onClose }: Props) {
  const queries = useQueryClient();
  const form = useApiForm(api.adminMagazine.createCategory, {
    initialValues: { name: "" },
    toInput: (body) => ({ body }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: api.adminMagazine.editOptions.key });
      onAdded(data.id);
      onClose();
    },
  });
  return (
    // React sends the events of a dialog up to the form that opened it, which would be sent too.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Modal
        opened
        onClose={onClose}
        title="New category"
        closeOnClickOutside={!form.isTouched}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={FORM} variant="primary" loading={form.isPending}>
              Add category
            </Button>
          </>
        }
      >
        <ApiForm id={FORM} form={form} className={classes.form}>
          <TextField
            label="Name"
            data-autofocus
            maxLength={CATEGORY_NAME_MAX}
            {...form.field("name")}
          />
        </ApiForm>
      </Modal>
    </div>
  );
}
