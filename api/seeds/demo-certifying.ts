/** Issues the demo certificates through the services that people use. After a crash it continues when run again. */
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { AppError } from "../src/platform/app-error.ts";
import { CERTIFICATE_FATES, demoCertificateRow } from "./demo-certificates.ts";
import { DEMO_CERTIFICATE_TEMPLATE } from "./demo-documents.ts";
import { callerOfDemo, type DemoIssuing, until } from "./demo-waiting.ts";

type Fate = keyof typeof CERTIFICATE_FATES;

const DEMO_COHORT = {
  importId: "demo-cohort-of-certificates-2026",
  fileName: "formation_continue_2026.csv",
  cohortName: "Formation continue 2026, premier groupe",
};

const REJECTION =
  "La feuille de présence ne porte pas cette personne : à vérifier avec le responsable de la formation.";
const OPEN = ["pending", "rejected"];

const numbersOf = (fate: Fate): number[] => {
  const { from, to } = CERTIFICATE_FATES[fate];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
};

/** Imports, decides and revokes what is not done yet. */
export async function certifyDemo({ app, people, domain, ...waiting }: DemoIssuing): Promise<void> {
  const { certificates, records } = app.rooms;
  const [agent, responsable] = [callerOfDemo(people.agent), callerOfDemo(people.responsable)];
  const rowsOf = (fate: Fate) => numbersOf(fate).map((n) => demoCertificateRow(n, domain));
  const list = async (): Promise<Certificate[]> => {
    const status = ["pending", "rejected", "signing", "signed", "revoking", "revoked", "error"].join(",");
    return (await certificates.listAll(agent, { page: 1, pageSize: 500, search: "DEMO", status })).certificates;
  };
  const idsOf = (known: readonly Certificate[], fates: readonly Fate[], status: string) => {
    const numbers = new Set(fates.flatMap(rowsOf).map(({ studentNumber }) => studentNumber));
    const found = known.filter((each) => each.status === status && numbers.has(each.studentNumber));
    return found.map(({ _id }) => _id);
  };

  // Once a batch is being signed, the other records belong to the person who tries the demo: their changes are kept.
  if ((await list()).every(({ status }) => OPEN.includes(status))) {
    const rows = (Object.keys(CERTIFICATE_FATES) as Fate[]).flatMap(rowsOf);
    await certificates.add(agent, {
      templateName: DEMO_CERTIFICATE_TEMPLATE,
      certificates: rows,
      firstRow: 2,
      ...DEMO_COHORT,
    });
    const pending = await list();
    const decide = (certificatesIds: string[], decision: { decision: "accepted" | "rejected"; reason?: string }) =>
      certificatesIds.length === 0 ? undefined : certificates.decide(responsable, { certificatesIds, ...decision });
    await unlessDecided(() =>
      decide(idsOf(pending, ["rejected"], "pending"), { decision: "rejected", reason: REJECTION }),
    );
    await unlessDecided(() => decide(idsOf(pending, ["signed", "revoked"], "pending"), { decision: "accepted" }));
  }
  await until(waiting, async () => idsOf(await list(), ["signed", "revoked"], "signing").length === 0);
  for (const _id of idsOf(await list(), ["revoked"], "signed")) {
    await records.revoke("certificate", responsable, { _id, reason: "issued_in_error" });
  }
  await until(waiting, async () => idsOf(await list(), ["revoked"], "revoking").length === 0);
}

/** Ignores a refusal because a person has already decided. */
async function unlessDecided(work: () => Promise<unknown> | undefined): Promise<void> {
  await Promise.resolve(work()).catch((error) => {
    if (!(error instanceof AppError) || error.status !== 409) throw error;
  });
}
