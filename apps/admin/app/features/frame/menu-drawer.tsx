import { Drawer } from "@devguild/design-system/drawer";

import { AdminMenu } from "./admin-menu.tsx";

/** The menu on narrow screens; loaded when it is first opened. */
export default function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer opened={opened} onClose={onClose} title="Menu" side="left" width={320} sheet="content">
      <AdminMenu onChosen={onClose} />
    </Drawer>
  );
}
