import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import { Drawer as MantineDrawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { MantineScope } from "../mantine-scope/mantine-scope.tsx";
import { useFocusReturn } from "../modal/use-focus-return.ts";
import { below } from "../theme/breakpoints.ts";
import classes from "./drawer.module.css";

export interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Beside the title: "Clear 5". */
  action?: ReactNode;
  children: ReactNode;
  /** Always visible: "Show 214 jobs". */
  footer?: ReactNode;
  /** The side it opens from on wide screens; on phones it is a bottom sheet. */
  side?: "left" | "right";
  /** In px, on wide screens. */
  width?: number;
  /** The height of the sheet on phones: as its content, or nearly the whole screen. */
  sheet?: "content" | "full";
}

/** A panel over the page. Load it lazily: it includes Mantine. */
export function Drawer({
  opened,
  onClose,
  title,
  action,
  children,
  footer,
  side = "right",
  width = 400,
  sheet = "full",
}: DrawerProps) {
  useFocusReturn(opened);
  const phone = useMediaQuery(below("sm"), false, { getInitialValueInEffect: false });
  return (
    <MantineScope>
      <MantineDrawer.Root
        opened={opened}
        onClose={onClose}
        position={phone ? "bottom" : side}
        size={phone ? "calc(100dvh - 44px)" : width}
        padding={0}
      >
        <MantineDrawer.Overlay
          className={classes.overlay}
          backgroundOpacity={1}
          color="var(--scrim)"
        />
        <MantineDrawer.Content
          classNames={{
            content: classNames(
              classes.content,
              phone && classes.sheet,
              phone && sheet === "content" && classes.contentHigh,
            ),
          }}
        >
          {/* Not a header element, which would be a second banner landmark within a dialog. */}
          <div className={classes.header}>
            <MantineDrawer.Title className={classes.title}>{title}</MantineDrawer.Title>
            <div className={classes.actions}>
              {action}
              <IconButton
                size="sm"
                label="Close"
                onClick={onClose}
                icon={<IconX size={18} stroke={1.75} aria-hidden />}
              />
            </div>
          </div>
          <MantineDrawer.Body className={classes.body}>{children}</MantineDrawer.Body>
          {footer && <div className={classes.footer}>{footer}</div>}
        </MantineDrawer.Content>
      </MantineDrawer.Root>
    </MantineScope>
  );
}
