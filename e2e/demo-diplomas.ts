/** Diplomas of the first university's demo data, rendered by the product. Journeys only read them. */

import type { Reply } from "@ijaza/schema/calls/endpoint";
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { expect, type Page } from "@playwright/test";

/**
 * A diploma with this status that no correction has replaced; the first journey waits until the demo's batches are anchored.
 * The page must be signed in at that university.
 */
export async function demoDiploma(page: Page, status: "signed" | "revoked"): Promise<Diploma> {
  const query = new URLSearchParams({ search: "DEMO-2026", status });
  const find = async (): Promise<Diploma | undefined> => {
    const reply = await page.request.get(`${getAllDiplomas.path}?${query}`);
    const { diplomas }: Reply<typeof getAllDiplomas> = await reply.json();
    return diplomas.find(({ supersededBy }) => supersededBy === null);
  };
  let found = await find();
  await expect(async () => {
    found ??= await find();
    expect(found, `no diploma of the demo is ${status}`).toBeDefined();
  }).toPass();
  return found as Diploma;
}
