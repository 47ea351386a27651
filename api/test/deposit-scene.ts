/** What every demand for credits or ether begins with: a university that issues, and who asks for it. */
import type { ChainApp } from "./chain-harness.ts";

export const askingUniversity = async ({ given }: Pick<ChainApp, "given">) => {
  const university = await given.issuingUniversity({ credits: 10 });
  return { university, responsable: await given.responsable({ university }) };
};
