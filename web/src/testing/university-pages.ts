/** The public page of a university for tests, as the server tells it. */
import type { UniversityPage } from "../features/university-pages/university-pages.api.ts";

type Overrides = { [Part in keyof UniversityPage]?: Partial<UniversityPage[Part]> } & { keys?: UniversityPage["keys"] };

export const FIRST_KEY = {
  thumbprint: "u7QkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA9fXw",
  addedAt: "2024-03-14T09:00:00Z",
  validUntil: null,
  compromisedSince: null,
};

/** The University of Wadi Nour, with these members replaced. */
export const pageWith = ({ university, figures, keys = [FIRST_KEY] }: Overrides = {}): UniversityPage => ({
  university: {
    slug: "wadi-nour",
    name: { en: "University of Wadi Nour", fr: "Université de Wadi Nour", ar: "جامعة وادي النور" },
    country: "TN",
    city: "Tunis",
    cityAr: "تونس العاصمة",
    logo: null,
    website: null,
    domain: "wadi-nour.example",
    countryLine: null,
    ministryLine: null,
    registeredAt: "2024-03-14T08:00:00Z",
    suspendedSince: null,
    did: "did:web:ijaza.example:issuers:wadi-nour",
    registry: "eip155:31337:0x1111111111111111111111111111111111111111",
    number: "1",
    ...university,
  },
  figures: {
    diplomas: 9412,
    certificates: 0,
    verifications: 31_870,
    revoked: 17,
    replaced: 12,
    firstSignedOn: "2024-03-20",
    lastSignedOn: "2026-11-22",
    years: [
      { year: 2023, count: 1240 },
      { year: 2025, count: 2102 },
    ],
    ...figures,
  },
  keys,
});
