/** All migrations in their order. */
import type { Migration } from "kysely";
import * as foundation from "../../migrations/0001-foundation.ts";
import * as mails from "../../migrations/0002-mails.ts";
import * as accounts from "../../migrations/0003-accounts.ts";
import * as secondFactor from "../../migrations/0004-second-factor.ts";
import * as universities from "../../migrations/0005-universities.ts";
import * as fundingRequests from "../../migrations/0006-deposits.ts";
import * as studentCodes from "../../migrations/0007-student-codes.ts";
import * as correctionRequests from "../../migrations/0008-update-demands.ts";
import * as refusedRevocations from "../../migrations/0009-refused-revocations.ts";
import * as registryIds from "../../migrations/0010-registry-ids.ts";
import * as templates from "../../migrations/0011-templates.ts";
import * as certificates from "../../migrations/0012-certificates.ts";
import * as documents from "../../migrations/0013-documents.ts";
import * as handedInFiles from "../../migrations/0014-handed-in-files.ts";
import * as badges from "../../migrations/0015-badges.ts";
import * as hiddenClaims from "../../migrations/0016-hidden-claims.ts";
import * as filesOfDocuments from "../../migrations/0017-files-of-documents.ts";
import * as reviewsAndNewAddresses from "../../migrations/0018-reviews-and-new-addresses.ts";
import * as installation from "../../migrations/0019-installation.ts";
import * as ordersOfLists from "../../migrations/0020-orders-of-lists.ts";
import * as namesThatLookAlike from "../../migrations/0021-names-that-look-alike.ts";
import * as publicReading from "../../migrations/0022-public-reading.ts";
import * as hoursOfNotices from "../../migrations/0023-hours-of-notices.ts";
import * as dailyCounts from "../../migrations/0024-daily-counts.ts";
import * as shares from "../../migrations/0026-shares.ts";
import * as thirdParty from "../../migrations/0027-third-party.ts";
import * as mailsAboutDocuments from "../../migrations/0028-mails-about-documents.ts";
import * as mailTopics from "../../migrations/0029-mail-topics.ts";
import * as languagesOfUniversities from "../../migrations/0030-languages-of-universities.ts";
import * as linksOfSharesAndRequests from "../../migrations/0031-links-of-shares-and-requests.ts";
import * as holdersByYear from "../../migrations/0032-holders-by-year.ts";
import * as diplomasThatWait from "../../migrations/0033-diplomas-that-wait.ts";
import * as requests from "../../migrations/0034-requests.ts";
import * as recordIds from "../../migrations/0035-record-ids.ts";
import * as diplomasInMoreLanguages from "../../migrations/0036-diplomas-in-more-languages.ts";
import * as signatories from "../../migrations/0037-signatories.ts";
import * as factsForDocuments from "../../migrations/0038-facts-for-documents.ts";
import * as cohorts from "../../migrations/0039-cohorts.ts";
import * as publicFigures from "../../migrations/0040-public-figures.ts";
import * as erasure from "../../migrations/0041-erasure.ts";
import * as ownData from "../../migrations/0042-own-data.ts";
import * as retention from "../../migrations/0043-retention.ts";
import * as savedFilters from "../../migrations/0044-saved-filters.ts";
import * as namesInArabicLetters from "../../migrations/0045-names-in-arabic-letters.ts";
import * as closedAccounts from "../../migrations/0046-closed-accounts.ts";
import * as addressesAndAges from "../../migrations/0047-addresses-and-ages.ts";
import * as keysByRole from "../../migrations/0048-keys-by-role.ts";
import * as marksOfKeys from "../../migrations/0049-marks-of-keys.ts";
import * as issuersOfBatches from "../../migrations/0050-issuers-of-batches.ts";
import * as codesWithoutTries from "../../migrations/0051-codes-without-tries.ts";
import * as idempotencyKeys from "../../migrations/0052-idempotency-keys.ts";
import * as sitesOfRequests from "../../migrations/0053-sites-of-requests.ts";
import * as sinceWhenAddressesAreHeld from "../../migrations/0054-since-when-addresses-are-held.ts";
import * as foldedNamesAndAddresses from "../../migrations/0055-folded-names-and-addresses.ts";

/** `additive`: earlier releases can run on this schema. Any other migration keeps them from starting. */
export type Migrations = Record<string, Migration & { additive?: true }>;

export const MIGRATIONS: Migrations = {
  "0001-foundation": foundation,
  "0002-mails": mails,
  "0003-accounts": accounts,
  "0004-second-factor": secondFactor,
  "0005-universities": universities,
  "0006-deposits": fundingRequests,
  "0007-student-codes": studentCodes,
  "0008-update-demands": correctionRequests,
  "0009-refused-revocations": refusedRevocations,
  "0010-registry-ids": registryIds,
  "0011-templates": templates,
  "0012-certificates": certificates,
  "0013-documents": documents,
  "0014-handed-in-files": handedInFiles,
  "0015-badges": badges,
  "0016-hidden-claims": hiddenClaims,
  "0017-files-of-documents": filesOfDocuments,
  "0018-reviews-and-new-addresses": reviewsAndNewAddresses,
  "0019-installation": installation,
  "0020-orders-of-lists": ordersOfLists,
  "0021-names-that-look-alike": namesThatLookAlike,
  "0022-public-reading": publicReading,
  "0023-hours-of-notices": hoursOfNotices,
  "0024-daily-counts": dailyCounts,
  "0026-shares": shares,
  "0027-third-party": thirdParty,
  "0028-mails-about-documents": mailsAboutDocuments,
  "0029-mail-topics": mailTopics,
  "0030-languages-of-universities": languagesOfUniversities,
  "0031-links-of-shares-and-requests": linksOfSharesAndRequests,
  "0032-holders-by-year": holdersByYear,
  "0033-diplomas-that-wait": diplomasThatWait,
  "0034-requests": requests,
  "0035-record-ids": recordIds,
  "0036-diplomas-in-more-languages": diplomasInMoreLanguages,
  "0037-signatories": signatories,
  "0038-facts-for-documents": factsForDocuments,
  "0039-cohorts": cohorts,
  "0040-public-figures": publicFigures,
  "0041-erasure": erasure,
  "0042-own-data": ownData,
  "0043-retention": retention,
  "0044-saved-filters": savedFilters,
  "0045-names-in-arabic-letters": namesInArabicLetters,
  "0046-closed-accounts": closedAccounts,
  "0047-addresses-and-ages": addressesAndAges,
  "0048-keys-by-role": keysByRole,
  "0049-marks-of-keys": marksOfKeys,
  "0050-issuers-of-batches": issuersOfBatches,
  "0051-codes-without-tries": codesWithoutTries,
  "0052-idempotency-keys": idempotencyKeys,
  "0053-sites-of-requests": sitesOfRequests,
  "0054-since-when-addresses-are-held": sinceWhenAddressesAreHeld,
  "0055-folded-names-and-addresses": foldedNamesAndAddresses,
};
