/** What each way of giving the second factor reports to the page. */
import type { User } from "@ijaza/schema/users/calls";

export type WayProps = {
  onSignedIn: (reply: { user: User; token: string }) => void;
  /** The form has shown the reason; the page may have to begin again. */
  onRefused: (error: unknown) => void;
};
