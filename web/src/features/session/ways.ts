/** What every way to give the second factor tells the page. */
import type { User } from "@ijaza/schema/users";

export type WayProps = {
  onSignedIn: (reply: { user: User; token: string }) => void;
  /** The form has said why; the page may have to begin again. */
  onRefused: (error: unknown) => void;
};
