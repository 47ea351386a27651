/** The calls on diplomas: the common ones of records, and those for files that universities upload. */

import { replaceFiles } from "@ijaza/schema/diplomas/calls";
import { getAttachment } from "@ijaza/schema/diplomas/reading";
import { DIPLOMA } from "@ijaza/schema/diplomas/record";
import type { Mount } from "../../platform/http/mount.ts";
import { sendHandedIn } from "../../platform/http/send-file.ts";
import { mountCalls, mountRecord } from "../records/records.service.ts";
import type { Diplomas } from "./diplomas.service.ts";

export function mountDiplomas(mount: Mount, diplomas: Diplomas): void {
  mountRecord(mount, DIPLOMA, diplomas);
  mountCalls(mount, diplomas, { replaceFiles });
  mount(getAttachment, async (input, { actor, reply }) =>
    sendHandedIn(reply, await diplomas.attachmentFor(actor, input)),
  );
}
