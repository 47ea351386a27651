/** The head of a document's page for link previews: titles in the reader's language, and the card. */

import { documentId } from "@ijaza/schema/calls/wire";
import type { Language, Texts } from "@ijaza/schema/product";
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { today } from "../../../platform/clock.ts";
import { inScope } from "../../../platform/database.ts";
import type { PageHead } from "../../../platform/http/page-head.ts";
import { ERASED_PAGE, type FoundHead, type HeadRequest, NO_SUCH_PAGE } from "../../../platform/http/pages.ts";
import { whyMissing } from "../../records/records.service.ts";
import { holderIn, linkTo } from "../../templates/templates.service.ts";
import { nameOf } from "../../universities/universities.service.ts";
import { type Content, readContent } from "../disclosing/content.ts";
import { claimsOf } from "../disclosing/disclosing.ts";
import type { DocumentDeps } from "../documents.deps.ts";
import { findIssued } from "../documents.records.ts";
import { type Standing, standingOf } from "../documents.standing.ts";
import { CARD } from "./card.ts";
import { STAMPS, subjectIn } from "./naming.ts";

/** `{}` is the university. A valid document is not called valid here: only verification says so. */
const SENTENCES: Record<TemplateKind, Record<Standing, Texts>> = {
  diploma: {
    good: {
      en: "A diploma from {}. Open the page to check it in your own browser.",
      fr: "Un diplôme de l’établissement {}. Ouvrez la page pour le vérifier dans votre navigateur.",
      ar: "شهادة علمية صادرة عن {}. افتح الصفحة للتحقق منها في متصفحك.",
    },
    revoked: {
      en: "{} has revoked this diploma: it is no longer valid.",
      fr: "{} a révoqué ce diplôme : il n’est plus valable.",
      ar: "ألغت مؤسسة {} هذه الشهادة، فلم تعد صالحة.",
    },
    superseded: {
      en: "{} has replaced this diploma with a corrected one: it is no longer valid.",
      fr: "{} a remplacé ce diplôme par un diplôme corrigé : il n’est plus valable.",
      ar: "استبدلت مؤسسة {} هذه الشهادة بأخرى مصحّحة، فلم تعد صالحة.",
    },
    expired: {
      en: "This diploma from {} has expired.",
      fr: "Ce diplôme de l’établissement {} a expiré.",
      ar: "انتهت صلاحية هذه الشهادة الصادرة عن {}.",
    },
  },
  certificate: {
    good: {
      en: "A certificate from {}. Open the page to check it in your own browser.",
      fr: "Un certificat de l’établissement {}. Ouvrez la page pour le vérifier dans votre navigateur.",
      ar: "شهادة مهنية صادرة عن {}. افتح الصفحة للتحقق منها في متصفحك.",
    },
    revoked: {
      en: "{} has revoked this certificate: it is no longer valid.",
      fr: "{} a révoqué ce certificat : il n’est plus valable.",
      ar: "ألغت مؤسسة {} هذه الشهادة المهنية، فلم تعد صالحة.",
    },
    superseded: {
      en: "{} has replaced this certificate: it is no longer valid.",
      fr: "{} a remplacé ce certificat : il n’est plus valable.",
      ar: "استبدلت مؤسسة {} هذه الشهادة المهنية، فلم تعد صالحة.",
    },
    expired: {
      en: "This certificate from {} has expired.",
      fr: "Ce certificat de l’établissement {} a expiré.",
      ar: "انتهت صلاحية هذه الشهادة المهنية الصادرة عن {}.",
    },
  },
};

const PAGE = /^\/digital_diploma\/([^/?#]+)\/?(?:[?#]|$)/;

export function createPageHeads(deps: DocumentDeps) {
  const { db, clock, records, publicUrl } = deps;
  return {
    /** Null for other pages and for callers over their limit; a status for documents that are not issued, or erased. */
    async pageHead({ url, language, mayRead }: HeadRequest): Promise<FoundHead> {
      const [, named] = PAGE.exec(url) ?? [];
      if (named === undefined || !mayRead()) return null;
      const id = documentId.safeParse(named).data;
      if (!id) return NO_SUCH_PAGE;
      const content = await inScope(db, "public", async (trx) => {
        const record = await findIssued(trx, { records, id, actor: null });
        return record && readContent(trx, deps, record);
      });
      if (content) return describe(content, { language, publicUrl, today: today(clock) });
      return (await whyMissing(db, id)).code === "document_erased" ? ERASED_PAGE : NO_SUCH_PAGE;
    },
  };
}

type Reader = { language: Language; publicUrl: string; today: string };

function describe({ record, bundle, template, university }: Content, reader: Reader): PageHead {
  const { language, publicUrl } = reader;
  const claims = claimsOf(bundle);
  const kind = record.kind;
  const standing = standingOf(record, claims, reader.today);
  const subject = subjectIn({ kind, claims, template }, language);
  const stamp = standing === "good" ? "" : STAMPS[standing][language];
  const title = [stamp, subject, holderIn(claims, language)].filter(Boolean).join(" – ");
  const card = { address: `${publicUrl}/api/document/picture/${record.id}?shape=card`, ...CARD, alt: title };
  return {
    language,
    title,
    link: linkTo(publicUrl, record.id),
    description: SENTENCES[kind][standing][language].replace("{}", () => nameOf(university)[language]),
    picture: record.isHandedIn ? null : card,
  };
}
