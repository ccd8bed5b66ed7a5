import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { Modal as MantineModal } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { MantineScope } from "../mantine-scope/mantine-scope.tsx";
import classes from "./modal.module.css";
import { useFocusReturn } from "./use-focus-return.ts";

export interface ModalProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  subtitle?: ReactNode;
  /** Before the title: a logo. */
  icon?: ReactNode;
  children: ReactNode;
  /**
   * Actions, the main one last. For a deletion, the body states the number and whether it can be
   * undone.
   */
  footer?: ReactNode;
  /** To the left of the actions, small. */
  footerNote?: ReactNode;
  /** In px. */
  width?: number;
  /** Set to false if typed text would be lost. */
  closeOnClickOutside?: boolean;
  /** Stays mounted while it is closed, so that what is typed survives a dialog that takes its place. */
  keepMounted?: boolean;
}

/** A dialog that blocks the page. Load it lazily: it includes Mantine. */
export function Modal({
  opened,
  onClose,
  title,
  subtitle,
  icon,
  children,
  footer,
  footerNote,
  width = 480,
  closeOnClickOutside = true,
  keepMounted = false,
}: ModalProps) {
  useFocusReturn(opened);
  return (
    <MantineScope>
      <MantineModal.Root
        opened={opened}
        keepMounted={keepMounted}
        onClose={onClose}
        size={width}
        centered
        padding={0}
        closeOnClickOutside={closeOnClickOutside}
        transitionProps={{ transition: "fade-up", duration: 200 }}
      >
        <MantineModal.Overlay
          className={classes.overlay}
          backgroundOpacity={1}
          color="var(--scrim)"
        />
        <MantineModal.Content classNames={{ content: classes.content }}>
          {/* Not a header element, which would be a second banner landmark within a dialog. */}
          <div className={classes.header}>
            <div className={classes.lead}>
              {icon}
              <div>
                <MantineModal.Title className={classes.title}>{title}</MantineModal.Title>
                {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
              </div>
            </div>
            <IconButton
              size="sm"
              label="Close"
              onClick={onClose}
              icon={<IconX size={18} stroke={1.75} aria-hidden />}
            />
          </div>
          <MantineModal.Body className={classes.body}>{children}</MantineModal.Body>
          {footer && (
            <div className={classes.footer}>
              {footerNote ? (
                <>
                  <span className={classes.note}>{footerNote}</span>
                  <div className={classes.buttons}>{footer}</div>
                </>
              ) : (
                footer
              )}
            </div>
          )}
        </MantineModal.Content>
      </MantineModal.Root>
    </MantineScope>
  );
}
