import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { lazyComponent } from "../lazy-component/lazy-component.tsx";
import { type ShownToast, ToastContext, type Toasts } from "./toast-context.ts";
import classes from "./toast.module.css";

export { type Toasts, useToast } from "./toast-context.ts";

const MAX_VISIBLE = 3;

// Preloaded after hydration: available when the connection is lost, but not part of the first load.
const loadCard = () => import("./toast-card.tsx");
const ToastCard = lazyComponent(loadCard);

/** Renders the messages; part of `DesignSystemProvider`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast[]>([]);
  const toasts = useMemo<Toasts>(
    () => ({
      show(toast) {
        const id = Math.random();
        setShown((before) => [...before, { ...toast, id }].slice(-MAX_VISIBLE));
        return id;
      },
      close: (id) => setShown((before) => before.filter((toast) => toast.id !== id)),
    }),
    [],
  );
  useEffect(() => void loadCard().catch(() => undefined), []);
  return (
    <ToastContext value={toasts}>
      {children}
      <div className={classes.region} aria-live="polite">
        <Suspense>
          {shown.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onClose={toasts.close} />
          ))}
        </Suspense>
      </div>
    </ToastContext>
  );
}
