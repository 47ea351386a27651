/** The calls behind the link that stops mails to an address. */
import { stopMails, unsubscribe } from "@ijaza/schema/mails/stops";
import type { Mount } from "../http/mount.ts";
import type { MailStops } from "./mail-stops.ts";

export function mountMailStops(mount: Mount, stops: MailStops): void {
  mount(stopMails, async (choice) => {
    await stops.stop(choice);
    return undefined;
  });
  mount(unsubscribe, async ({ token }) => {
    await stops.stop({ token, stopped: true });
    return undefined;
  });
}
