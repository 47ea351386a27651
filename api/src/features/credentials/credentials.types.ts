/** The Type Metadata of credentials (draft-ietf-oauth-sd-jwt-vc, section 4): their names and those of their claims. Pure. */
import { CERTIFICATE_FIELDS } from "@ijaza/schema/certificates/fields";
import type { TypeMetadata } from "@ijaza/schema/credentials/calls";
import { DIPLOMA_FIELDS } from "@ijaza/schema/diplomas/fields";
import { FILE_CLAIM_FIELDS } from "@ijaza/schema/documents/file-claims";
import type { Field } from "@ijaza/schema/fields/fields";
import { LANGUAGES, type Texts } from "@ijaza/schema/product";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import { DIPLOMA_CLAIMS } from "@ijaza/verifier/credential/claim-names";
import { CERTIFICATE_TYPE, DIPLOMA_TYPE, vctOf } from "@ijaza/verifier/credential/payload";

type CredentialType = { name: Texts; description: Texts; fields: readonly Field[] };

const DIPLOMA: CredentialType = {
  name: { en: "Diploma", fr: "Diplôme", ar: "شهادة جامعية" },
  description: {
    en: "A degree that a university has awarded, recorded on a blockchain.",
    fr: "Un grade délivré par une université et inscrit sur une blockchain.",
    ar: "درجة علمية منحتها جامعة، وهي مسجّلة على سلسلة الكتل.",
  },
  fields: [...DIPLOMA_FIELDS, ...FILE_CLAIM_FIELDS, ...STUDENT_FIELDS.filter(isOfDiploma)],
};

const CERTIFICATE: CredentialType = {
  name: { en: "Certificate", fr: "Certificat", ar: "شهادة مهنية" },
  description: {
    en: "A certificate that a university has issued, recorded on a blockchain. It may have further claims of its template.",
    fr: "Un certificat délivré par une université et inscrit sur une blockchain. Son modèle peut y ajouter d’autres données.",
    ar: "شهادة أصدرتها جامعة، وهي مسجّلة على سلسلة الكتل. وقد يضيف إليها نموذجها بيانات أخرى.",
  },
  fields: CERTIFICATE_FIELDS.filter(({ kind }) => kind !== "email"),
};

const TYPES: ReadonlyMap<string, CredentialType> = new Map([
  [DIPLOMA_TYPE, DIPLOMA],
  [CERTIFICATE_TYPE, CERTIFICATE],
]);

/** The metadata of a type with its version, as `diploma/v1`; undefined for an unknown one. */
export function describeType(publicUrl: string, type: string): TypeMetadata | undefined {
  const described = TYPES.get(type);
  if (!described) return undefined;
  const { name, description, fields } = described;
  return {
    vct: vctOf(publicUrl, type),
    name: name.en,
    description: description.en,
    display: LANGUAGES.map((locale) => ({ locale, name: name[locale], description: description[locale] })),
    claims: fields.map(describeClaim),
  };
}

function describeClaim({ name, label }: Field): TypeMetadata["claims"][number] {
  return { path: [name], display: LANGUAGES.map((locale) => ({ locale, label: label[locale] })), sd: "always" };
}

/** A student's number is a field of the diploma as well. */
function isOfDiploma({ name }: Field): boolean {
  return DIPLOMA_CLAIMS.includes(name) && !DIPLOMA_FIELDS.some((field) => field.name === name);
}
