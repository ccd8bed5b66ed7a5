import { Modal } from "@devguild/design-system/modal";
import { RoleMatrix } from "@devguild/design-system/role-matrix";

import { toMatrixRoles, toMatrixRows } from "./role-areas.ts";

type Props = { roles: Parameters<typeof toMatrixRoles>[0]; onClose: () => void };

const WIDTH = 960;

/** What each role of staff may do. */
export default function RolesModal({ roles, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title="Roles" width={WIDTH}>
      <RoleMatrix roles={toMatrixRoles(roles)} groups={[{ rights: toMatrixRows(roles) }]} />
    </Modal>
  );
}
