import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { lazyComponent } from "../lazy-component/lazy-component.tsx";
import type { ShownToast, ToastMessage } from "./toast-card.tsx";
import classes from "./toast.module.css";

export interface Toasts {
  show: (toast: ToastMessage) => number;
  close: (id: number) => void;
}

const ToastContext = createContext<Toasts | null>(null);
const MAX_VISIBLE = 3;

/** Returns functions to show and close short messages at the bottom of the window. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("useToast needs a DesignSystemProvider above it");
  return toasts;
}

// Preloaded after hydration: available when the connection is lost, but not part of the first load.
const loadCard = () => import("./toast-card.tsx");
const ToastCard = lazyComponent(loadCard);

/** Renders the messages; part of `DesignSystemProvider`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast[]>([]);
  const lastId = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show(toast) {
        lastId.current += 1;
        const id = lastId.current;
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
