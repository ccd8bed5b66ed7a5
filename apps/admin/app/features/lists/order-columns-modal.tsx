import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { useRef } from "react";

import { OrderedRow } from "../events/ordered-row.tsx";
import classes from "./order-columns-modal.module.css";

type Props = {
  /** Those shown; the first one stays where it is. */
  columns: readonly { id: string; head: string }[];
  onMove: (from: number, to: number) => void;
  onClose: () => void;
};

/** A dialog to put the columns of a list in another order, by dragging or with buttons; each step is stored. */
export default function OrderColumnsModal({ columns, onMove, onClose }: Props) {
  const dragged = useRef<number | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Order of columns"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ol className={classes.columns}>
        {columns.map(({ id, head }, index) =>
          index === 0 ? null : (
            <OrderedRow
              key={id}
              name={head}
              position={index}
              count={columns.length - 1}
              onMove={(by) => onMove(index, index + by)}
              drag={{
                onStart: () => (dragged.current = index),
                onEnter: () => {
                  if (dragged.current === null || dragged.current === index) return;
                  onMove(dragged.current, index);
                  dragged.current = index;
                },
                onEnd: () => (dragged.current = null),
              }}
            >
              {head}
            </OrderedRow>
          ),
        )}
      </ol>
    </Modal>
  );
}
