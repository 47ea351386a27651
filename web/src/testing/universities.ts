/** Universities for tests, as the admins' list returns them. */
import type { ListedUniversity } from "@ijaza/schema/universities";

/** The University of Wadi Nour, with these members replaced. */
export const universityWith = (overrides: Partial<ListedUniversity> = {}): ListedUniversity => ({
  _id: "wn000000000000000000000000",
  slug: "wadi-nour",
  name: { en: "University of Wadi Nour", fr: "Université de Wadi Nour", ar: "جامعة وادي النور" },
  country: "TN",
  city: "Tunis",
  address: null,
  website: "https://wadi-nour.example",
  email: null,
  numero: null,
  logo: null,
  domain: "wadi-nour.example",
  mode: { modeOne: true, modeTwo: false, modeThree: false, modeFour: false },
  certificateCreationEnabled: false,
  suspended: false,
  language: null,
  suspensionReason: null,
  registeredAt: "2026-10-01T08:00:00Z",
  createdAt: "2026-10-01T07:59:00Z",
  responsable: {
    _id: "re000000000000000000000000",
    username: "Salma Trabelsi",
    email: "resp_uni@ijaza.example",
    numero: null,
    IsAccepted: true,
    blocked: false,
    blockchainAddress: "0x1111111111111111111111111111111111111111",
  },
  balance: { credit: 1274, ether: "1500000000000000000" },
  demands: {
    credit: { _id: "de000000000000000000000000", amount: 250, createdAt: "2026-11-20T08:00:00Z" },
    ether: null,
  },
  ...overrides,
});
