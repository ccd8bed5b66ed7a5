import { DeleteModal } from "../frame/delete-modal.tsx";
import { useRefreshBylines } from "./use-refresh-bylines.ts";

type Props = {
  noun: "author" | "category";
  name: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks for confirmation before an author or a category without articles is deleted. */
export default function DeleteBylineModal(props: Props) {
  const { noun, name } = props;
  return (
    <DeleteModal {...props} refresh={useRefreshBylines()}>
      <p>
        {noun === "author"
          ? `${name} has no articles. The name, the picture and what is written about them are deleted.`
          : `${name} has no articles. Readers don’t see it now, either.`}{" "}
        This can’t be undone.
      </p>
    </DeleteModal>
  );
}
