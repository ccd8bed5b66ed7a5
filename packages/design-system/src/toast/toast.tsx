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
const MOST_AT_ONCE = 3;

/** Shows short messages at the foot of the window. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("useToast needs a DesignSystemProvider above it");
  return toasts;
}

// Fetched as soon as the page is alive: there when the connection is not, and not among the first bytes.
const loadCard = () => import("./toast-card.tsx");
const ToastCard = lazyComponent(loadCard);

/** Holds the messages; part of `DesignSystemProvider`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast[]>([]);
  const lastId = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show(toast) {
        lastId.current += 1;
        const id = lastId.current;
        setShown((before) => [...before, { ...toast, id }].slice(-MOST_AT_ONCE));
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
