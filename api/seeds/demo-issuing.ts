/** Issues the demo diplomas through the services that people use. After a crash it continues when run again. */
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import type { App } from "../src/app.ts";
import { AppError } from "../src/platform/app-error.ts";
import { DEMO_FATES, demoDiplomaNumber, demoDiplomaRow } from "./demo-diplomas.ts";
import { DEMO_DIPLOMA_TEMPLATE } from "./demo-documents.ts";
import { callerOfDemo, type DemoIssuing, until } from "./demo-waiting.ts";

type Fate = keyof typeof DEMO_FATES;

/** As an agent of a French-speaking university would have named it. */
const DEMO_COHORT = {
  importId: "demo-cohort-of-diplomas-2026",
  fileName: "licences_2026.csv",
  cohortName: "Licence et master 2026, session de juin",
};

const REJECTION = "Le relevé de notes ne porte pas la même moyenne : à vérifier avec le service de la scolarité.";

/** Imports, decides, signs and revokes what is not done yet. */
export async function issueDemo({ app, people, domain: _, ...waiting }: DemoIssuing): Promise<void> {
  const { diplomas, records } = app.rooms;
  const [agent, responsable] = [callerOfDemo(people.agent), callerOfDemo(people.responsable)];
  const list = async (): Promise<Map<string, Diploma>> => {
    const page = { page: 1, pageSize: 500, search: "DEMO-2026" };
    const reply = await diplomas.listAll(agent, page);
    return new Map(reply.diplomas.map((each) => [each.diplomaNumber, each]));
  };
  const idsOf = (known: Map<string, Diploma>, fates: Fate[], status: string) =>
    fates
      .flatMap((fate) => numbersOf(fate))
      .flatMap((n) => known.get(demoDiplomaNumber(n)) ?? [])
      .filter((each) => each.status === status)
      .map((each) => each._id);

  if (!isUnderWay(await list())) {
    const rows = Object.keys(DEMO_FATES)
      .flatMap((fate) => numbersOf(fate as Fate))
      .map(demoDiplomaRow);
    await diplomas.add(agent, {
      mode: "modeOne",
      templateName: DEMO_DIPLOMA_TEMPLATE,
      diplomas: rows,
      firstRow: 2,
      ...DEMO_COHORT,
    });
    const pending = await list();
    await decide({
      diplomas,
      caller: responsable,
      decision: "accepted",
      ids: idsOf(pending, ["signed", "revoked", "unsigned"], "pending"),
    });
    await decide({ diplomas, caller: responsable, decision: "rejected", ids: idsOf(pending, ["rejected"], "pending") });
  }

  // Right after the first start the registry's roles may still be on their way.
  const { universityId } = people.agent;
  await until(waiting, async () => (await app.rooms.chain.enrolmentOf(universityId)).state !== "refused");
  const toSign = idsOf(await list(), ["signed", "revoked"], "unsigned");
  if (toSign.length > 0) await diplomas.sign(agent, { diplomasIds: toSign });
  await until(waiting, async () => idsOf(await list(), ["signed", "revoked"], "signing").length === 0);
  for (const _id of idsOf(await list(), ["revoked"], "signed")) {
    await records.revoke("diploma", responsable, { _id, reason: "issued_in_error" });
  }
  await until(waiting, async () => idsOf(await list(), ["revoked"], "revoking").length === 0);
}

/** Once the batch is being signed, the other records belong to whoever tries the demo: their changes are kept. */
const isUnderWay = (known: Map<string, Diploma>): boolean =>
  [...numbersOf("signed"), ...numbersOf("revoked")].some((n) => {
    const status = known.get(demoDiplomaNumber(n))?.status;
    return status !== undefined && !["pending", "unsigned"].includes(status);
  });

function numbersOf(fate: Fate): number[] {
  const { from, to } = DEMO_FATES[fate];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

type Decide = {
  diplomas: App["rooms"]["diplomas"];
  caller: Parameters<App["rooms"]["diplomas"]["decide"]>[0];
  decision: "accepted" | "rejected";
  ids: string[];
};

async function decide({ diplomas, caller, decision, ids }: Decide): Promise<void> {
  if (ids.length === 0) return;
  const reason = decision === "rejected" ? { reason: REJECTION } : {};
  await diplomas.decide(caller, { diplomasIds: ids, decision, ...reason }).catch((error) => {
    // A person has decided meanwhile.
    if (!(error instanceof AppError) || error.status !== 409) throw error;
  });
}
