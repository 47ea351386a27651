/** The calls about records of either kind. */
import { getDocumentMails, sendDocumentMailAgain } from "@ijaza/schema/document-mails";
import type { Mount } from "../../platform/http/mount.ts";
import { callerOf } from "./records.caller.ts";
import type { Records } from "./records.service.ts";

export function mountRecords(mount: Mount, records: Records): void {
  mount(getDocumentMails, ({ id }, context) => records.listMails(callerOf(context), id));
  mount(sendDocumentMailAgain, ({ id }, context) => records.sendMailAgain(callerOf(context), id));
}
