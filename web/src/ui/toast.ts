/** Toasts: short messages that disappear by themselves. Any code may show one; one region of the page displays them. */

export type ToastTone = "info" | "ok" | "wait" | "bad";
export type Toast = {
  id: number;
  text: string;
  tone: ToastTone;
  /** When it leaves, in milliseconds since 1970, where the seconds until then are shown. */
  until?: number;
  /** Stands at the top left, as the toasts of templates do; all others stand at the top right, in every language. */
  atLeft?: boolean;
};

type ToastOptions = {
  tone?: ToastTone;
  duration?: number;
  countdown?: boolean;
  atLeft?: boolean;
};

const TOAST_MS = 5000;
/** For news that says what to do now: it takes longer to read, and leaves no other trace on the page. */
export const LONG_TOAST_MS = 10_000;

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const readToasts = (): readonly Toast[] => toasts;

export const followToasts = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

/** Shows a text for `duration` milliseconds, with the seconds that are left if asked to; 0 keeps it until it is dismissed. */
export const showToast = (
  text: string,
  { tone = "info", duration = TOAST_MS, countdown, atLeft }: ToastOptions = {},
): number => {
  lastId += 1;
  const id = lastId;
  change([...toasts, { id, text, tone, atLeft, ...(countdown && { until: Date.now() + duration }) }]);
  if (duration > 0) setTimeout(() => dismissToast(id), duration);
  return id;
};
