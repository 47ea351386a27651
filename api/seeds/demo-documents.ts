/** What the demo's documents are printed with: facts of its first university, those who sign, and a template of each kind. */

import type { Texts } from "@ijaza/schema/product";
import { stackLayout } from "@ijaza/schema/templates/stack-layout";
import { STARTERS } from "../src/features/templates/templates.service.ts";
import { type Db, inScope } from "../src/platform/database.ts";
import { type DemoSigner, demoEmblem, demoSignature } from "./demo-pictures.ts";
import { callerOfDemo, type DemoIssuing } from "./demo-waiting.ts";

export const DEMO_DIPLOMA_TEMPLATE = "Diplôme national en deux langues";
export const DEMO_CERTIFICATE_TEMPLATE = "Certificat de formation";

type Person = { signer: DemoSigner; sex: "F" | "M"; prefix: "professor" | "doctor"; name: Texts; title: Texts };

const PRESIDENT: Person = {
  signer: "president",
  sex: "M",
  prefix: "professor",
  name: { en: "Mohamed Tahar Belhassen", fr: "Mohamed Tahar Belhassen", ar: "محمد الطاهر بلحسن" },
  title: { en: "President of the University", fr: "Le président de l’université", ar: "رئيس الجامعة" },
};
const DEAN: Person = {
  signer: "dean",
  sex: "F",
  prefix: "professor",
  name: { en: "Hayet Mansouri", fr: "Hayet Mansouri", ar: "حياة المنصوري" },
  title: {
    en: "Dean of the Faculty of Sciences",
    fr: "La doyenne de la faculté des sciences",
    ar: "عميدة كلية العلوم",
  },
};
const DIRECTOR: Person = {
  signer: "director",
  sex: "F",
  prefix: "doctor",
  name: { en: "Ines Trabelsi", fr: "Ines Trabelsi", ar: "إيناس الطرابلسي" },
  title: {
    en: "Director of Continuing Education",
    fr: "La directrice de la formation continue",
    ar: "مديرة التكوين المستمر",
  },
};

/** Does what an earlier start has not done; what people changed stays as it is. */
export async function prepareDocuments({ app, db, people }: Pick<DemoIssuing, "app" | "db" | "people">): Promise<void> {
  const { universityId } = people.responsable;
  await describeUniversity(db, universityId);
  const idOf = await keepSignatories({ app, people });
  const templates: [string, string, DemoSigner[]][] = [
    ["national-diploma", DEMO_DIPLOMA_TEMPLATE, ["president", "dean"]],
    ["certificate", DEMO_CERTIFICATE_TEMPLATE, ["director"]],
  ];
  for (const [starter, name, signers] of templates) {
    const { kind, layout, fieldsDefinition } = STARTERS.find(({ id }) => id === starter)!;
    const known = await inScope(db, { university: universityId }, (trx) =>
      app.rooms.templates.findByName(trx, { universityId, kind, name }),
    );
    const signatories = signers.map((signer) => idOf.get(signer) ?? null);
    const design = { kind, name, fieldsDefinition, layout: stackLayout.parse({ ...layout, signatories }) };
    if (!known) await app.rooms.templates.put(callerOfDemo(people.responsable), design);
  }
}

async function describeUniversity(db: Db, universityId: string): Promise<void> {
  const logo = await demoEmblem();
  await inScope(db, { all: "the demo prepares its universities before anybody signs in" }, (trx) =>
    trx
      .updateTable("universities")
      .set({
        logo,
        city_ar: "تونس",
        country_line: JSON.stringify({
          en: "Republic of Tunisia",
          fr: "République tunisienne",
          ar: "الجمهورية التونسية",
        }),
        ministry_line: JSON.stringify({
          en: "Ministry of Higher Education and Scientific Research",
          fr: "Ministère de l’Enseignement supérieur et de la Recherche scientifique",
          ar: "وزارة التعليم العالي والبحث العلمي",
        }),
      })
      .where("id", "=", universityId)
      .where("logo", "is", null)
      .execute(),
  );
}

async function keepSignatories({ app, people }: Pick<DemoIssuing, "app" | "people">): Promise<Map<DemoSigner, string>> {
  const { signatories } = app.rooms;
  const known = await signatories.list(people.responsable);
  const idOf = new Map<DemoSigner, string>();
  for (const { signer, ...person } of [PRESIDENT, DEAN, DIRECTOR]) {
    const same = known.find(({ name }) => name.fr === person.name.fr);
    const draft = { ...person, from: null, until: null, pictureUrl: await demoSignature(signer) };
    const kept = same ?? (await signatories.put(callerOfDemo(people.responsable), draft));
    idOf.set(signer, kept.signatory_id);
  }
  return idOf;
}
