/** The calls that work for records of every kind. */
import { getDocumentMails, sendDocumentMailAgain } from "@ijaza/schema/documents/mails";
import { findPrintingGaps } from "@ijaza/schema/records/printing-gaps";
import type { Mount } from "../../platform/http/mount.ts";
import { type CallerContext, callerOf } from "./records.caller.ts";
import type { Records } from "./records.service.ts";

export function mountRecords(mount: Mount, records: Records): void {
  for (const { name, declared } of records.kinds) {
    mount(declared.calls.revoke, (revocation, context) =>
      records.revoke(name, callerOf(context as CallerContext), revocation),
    );
    mount(declared.calls.revokeMany, (revocation, context) =>
      records.revokeMany(name, callerOf(context as CallerContext), revocation),
    );
  }
  mount(findPrintingGaps, (input, context) => records.findGaps(callerOf(context), input));
  mount(getDocumentMails, ({ id }, context) => records.listMails(callerOf(context), id));
  mount(sendDocumentMailAgain, ({ id }, context) => records.sendMailAgain(callerOf(context), id));
}
