import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { describePicture, sendPicture } from "@devguild/company-ui/send-picture";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { TextField } from "@devguild/design-system/text-field";
import { UploadField } from "@devguild/design-system/upload-field";
import { PICTURE_MAX_BYTES, PICTURE_TYPE_NAMES } from "@devguild/schemas/constants/postings";
import {
  SPEAKER_COMPANY_MAX,
  SPEAKER_NAME_MAX,
  SPEAKER_ROLE_MAX,
} from "@devguild/schemas/constants/speakers";
import type { SpeakerOption } from "@devguild/schemas/speakers";
import { useQueryClient } from "@tanstack/react-query";

import classes from "../frame/modal-form.module.css";
import { useFieldState } from "../videos/use-field-state.ts";

const FORM = "new-speaker";

type Props = { onAdded: (speaker: SpeakerOption) => void; onClose: () => void };

/** A dialog to add a speaker while another form stays as it is. */
export default function NewSpeakerModal({ onAdded, onClose }: Props) {
  const queries = useQueryClient();
  const form = useApiForm(api.speakers.create, {
    initialValues: { name: "", title: "", company: "", portrait_url: null as string | null },
    toInput: (body) => ({ body }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: api.speakers.find.key });
      onAdded(data);
      onClose();
    },
  });
  const portrait = useFieldState(form.field<string | null>("portrait_url"));
  return (
    // React sends the events of a dialog up to the form that opened it, which would be sent too.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Modal
        opened
        onClose={onClose}
        title="New speaker"
        closeOnClickOutside={!form.isTouched}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={FORM} variant="primary" loading={form.isPending}>
              Add speaker
            </Button>
          </>
        }
      >
        <ApiForm id={FORM} form={form} className={classes.form}>
          <TextField
            label="Name"
            data-autofocus
            maxLength={SPEAKER_NAME_MAX}
            {...form.field("name")}
          />
          <TextField
            label="Role"
            optional
            maxLength={SPEAKER_ROLE_MAX}
            placeholder="Staff Engineer"
            {...form.field("title")}
          />
          <TextField
            label="Company"
            optional
            maxLength={SPEAKER_COMPANY_MAX}
            {...form.field("company")}
          />
          <UploadField
            label="Picture"
            optional
            shape="avatar"
            types={PICTURE_TYPE_NAMES}
            maxBytes={PICTURE_MAX_BYTES}
            help={describePicture("logo")}
            send={(file, onProgress) => sendPicture("logo", file, onProgress)}
            {...portrait}
          />
        </ApiForm>
      </Modal>
    </div>
  );
}
