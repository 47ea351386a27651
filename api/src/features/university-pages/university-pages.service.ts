/** The door of the room university-pages: what anybody may read of a university, and the head of its page. */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { Language, Texts } from "@ijaza/schema/product";
import type { getUniversityPage } from "@ijaza/schema/university-pages/calls";
import { AppError } from "../../platform/app-error.ts";
import { type Db, inScope } from "../../platform/database.ts";
import type { PageHead } from "../../platform/http/page-head.ts";
import { type FoundHead, type HeadRequest, NO_SUCH_PAGE } from "../../platform/http/pages.ts";
import { type ChainIdentity, caip10 } from "../chain/chain.service.ts";
import { issuerDid } from "../issuing/issuing.service.ts";
import { readPublicFigures } from "../statistics/statistics.service.ts";
import { describeKey, findIssuer, nameOf, type UniversityRow } from "../universities/universities.service.ts";

type Deps = { db: Db; publicUrl: string; identity: Pick<ChainIdentity, "chainId" | "registry"> };

export type UniversityPages = {
  /** Throws `not_found` for an unknown university. */
  read(slug: string): Promise<Answer<typeof getUniversityPage>>;
  /** The head of a university's page; null for other pages and for callers over their limit. */
  pageHead(request: HeadRequest): Promise<FoundHead>;
};

export function createUniversityPages(deps: Deps): UniversityPages {
  const { db, publicUrl } = deps;
  return {
    read: (slug) =>
      inScope(db, "issuer", async (trx) => {
        const issuer = await findIssuer(trx, slug);
        if (!issuer) throw new AppError("not_found");
        return {
          university: describe(issuer.university, deps),
          figures: await readPublicFigures(trx, issuer.university.id),
          keys: issuer.keys.map(describeKey),
        };
      }),

    async pageHead({ url, language, mayRead }) {
      const slug = slugIn(url);
      if (slug === null || !mayRead()) return null;
      const issuer = await inScope(db, "issuer", (trx) => findIssuer(trx, slug));
      return issuer ? headOf(issuer.university, { language, publicUrl }) : NO_SUCH_PAGE;
    },
  };
}

const PAGE = /^\/university\/([^/?#]+)\/?(?:[?#]|$)/i;

/** The slug in an address; null in the address of another page, or where it cannot be decoded. */
function slugIn(url: string): string | null {
  const [, slug] = PAGE.exec(url) ?? [];
  try {
    return slug === undefined ? null : decodeURIComponent(slug);
  } catch {
    return null;
  }
}

function describe(row: UniversityRow, { publicUrl, identity }: Deps) {
  return {
    slug: row.slug,
    name: nameOf(row),
    country: row.country,
    city: row.city,
    cityAr: row.city_ar,
    logo: row.logo,
    website: row.website,
    domain: row.domain,
    countryLine: row.country_line,
    ministryLine: row.ministry_line,
    registeredAt: row.registered_at?.toISOString() ?? null,
    suspendedSince: row.suspended_at?.toISOString() ?? null,
    did: issuerDid(publicUrl, row.slug),
    registry: caip10(identity),
    number: String(row.registry_id),
  };
}

const SENTENCES: Record<"issuing" | "suspended", Texts> = {
  issuing: {
    en: "Verify a diploma of this university, and read what the registry says about it.",
    fr: "Vérifiez un diplôme de cette université et consultez son inscription au registre.",
    ar: "تحقق من شهادة صادرة عن هذه الجامعة، واقرأ ما يتضمّنه السجل عنها.",
  },
  suspended: {
    en: "This university does not currently issue diplomas; what it signed before stays valid.",
    fr: "Cette université ne délivre pas de diplômes actuellement ; ce qu’elle a signé auparavant reste valable.",
    ar: "لا تُصدر هذه الجامعة شهادات حاليًا، وما وقّعته من قبل يبقى صالحًا.",
  },
};

function headOf(row: UniversityRow, { language, publicUrl }: { language: Language; publicUrl: string }): PageHead {
  return {
    language,
    title: nameOf(row)[language],
    description: SENTENCES[row.suspended_at ? "suspended" : "issuing"][language],
    link: `${publicUrl}/university/${encodeURIComponent(row.slug)}`,
    picture: null,
    isListed: true,
  };
}
