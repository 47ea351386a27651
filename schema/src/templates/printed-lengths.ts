/** The most letters of texts that documents print beside their claims, and that a network or a university writes. */
export const PRINTED_LENGTHS = {
  universityName: 200,
  universityCity: 120,
  countryLine: 120,
  ministryLine: 200,
  legalText: 600,
  signatoryName: 120,
  signatoryTitle: 160,
} as const;
