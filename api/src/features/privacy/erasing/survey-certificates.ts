/** Counts what is kept of the certificates of a person whom no student's record names, for whoever is about to erase it. */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { readCertificateErasure } from "@ijaza/schema/privacy/erasure";
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import { countMails } from "../../../platform/mail/own-mails.ts";
import { countFilesOf } from "../../documents/documents.service.ts";
import { type Caller, isInProgress, scopeFor } from "../../records/records.service.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";

type Survey = Answer<typeof readCertificateErasure>;

export const createCertificateSurvey =
  ({ db, certificates }: PrivacyDeps) =>
  (caller: Caller, id: string): Promise<Survey> =>
    inScope(db, scopeFor(caller), async (trx) => {
      const [named, ...others] = await certificates.findUnowned(trx, id);
      if (!named) throw new AppError("not_found");
      const listed: Survey["erasure"]["certificates"] = [];
      for (const certificate of [named, ...others]) {
        const recordIds = [certificate.id];
        listed.push({
          _id: certificate.id,
          recipientFirstName: certificate.recipient_first_name,
          recipientLastName: certificate.recipient_last_name,
          recipientFirstNameAr: certificate.recipient_first_name_ar,
          recipientLastNameAr: certificate.recipient_last_name_ar,
          templateName: certificate.template_name,
          issueDate: certificate.issue_date,
          status: certificate.status,
          files: await countFilesOf(trx, recordIds),
          mails: await countMails(trx, caller.actor.universityId, { subjectId: null, recordIds }),
          hasToWait: isInProgress(certificate),
        });
      }
      return { erasure: { email: named.email, certificates: listed } };
    });
