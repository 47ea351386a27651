/** Previews of a layout, stored or not, by the program that makes the documents. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import { isPublicDiplomaClaim } from "@ijaza/schema/diplomas/fields";
import type { Values } from "@ijaza/schema/fields/rows";
import type { previewTemplate, TemplateKind } from "@ijaza/schema/templates/calls";
import { printableFields } from "@ijaza/schema/templates/fields";
import type { TenantActor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Clock, today } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { createNewestOnly } from "../../../platform/newest-only.ts";
import type { OutputFormat } from "../../../platform/typst/typst-request.ts";
import { findNewestOf, type Signatories, signatoriesOn } from "../../signatories/signatories.service.ts";
import type { Universities } from "../../universities/universities.service.ts";
import type { Users } from "../../users/users.service.ts";
import type { PrintedContent } from "../drawing/content.ts";
import type { Drawing } from "../drawing/drawing-threads.ts";
import { linkTo, ownPictures } from "../drawing/surroundings.ts";
import { faultsOf, refuseTexts } from "../keeping/definitions.ts";
import type { Pictures } from "../keeping/pictures.ts";
import { chosenIn, slotsOf } from "../keeping/signatories.ts";
import { type Sample, sampleValues, withReal } from "./samples.ts";

export type PreviewInput = Input<typeof previewTemplate>;

/** The shortest or longest values that a university's documents have, by field; what it has none of is left out. */
export type RealValues = (trx: Trx, options: { universityId: string; sample: Sample }) => Promise<Values>;

type PreviewDeps = {
  db: Db;
  clock: Clock;
  previewDrawing: Drawing;
  universities: Pick<Universities, "findById">;
  users: Pick<Users, "findResponsable">;
  signatories: Pick<Signatories, "print">;
  pictures: Pictures;
  publicUrl: string;
};

/** An id that no document has. */
const NO_DOCUMENT = "00000000000000000000000000";

/** Templates of a university whose pictures a page asks for at once, and some more. */
const MOST_WAITING = 60;

export function createPreview(deps: PreviewDeps) {
  const { db, clock, previewDrawing, universities, users, signatories, pictures, publicUrl } = deps;
  const newestOnly = createNewestOnly({ most: MOST_WAITING, replaced: () => new AppError("preview_replaced") });
  const real = new Map<TemplateKind, RealValues>();

  const contentOf = async ({ universityId }: TenantActor, input: PreviewInput): Promise<PrintedContent> => {
    const { kind, layout, fieldsDefinition = [], language, sample, sex, copy } = input;
    const faults = faultsOf(fieldsDefinition);
    if (faults.length > 0) throw new AppError("invalid_input", { fields: faults });
    refuseTexts({ kind, layout, fieldsDefinition });
    const fields = printableFields(kind, fieldsDefinition);
    const slots = slotsOf(layout);
    const known = await inScope(db, { university: universityId }, async (trx) => ({
      university: await universities.findById(trx, universityId),
      responsable: await users.findResponsable(trx, universityId),
      newest: await findNewestOf(trx, chosenIn(slots)),
      real: await real.get(kind)?.(trx, { universityId, sample }),
    }));
    const { university, responsable, newest } = known;
    if (!university) throw new AppError("not_found");
    const values = { ...withReal(sampleValues(fields, { sample, sex }), known.real), sex };
    const own = ownPictures({ logo: university.logo, signature: responsable?.signature ?? null });
    return {
      layout,
      kind,
      fields,
      ...copyOf(values, { isPublic: copy === "public", fields, kind }),
      university,
      id: NO_DOCUMENT,
      link: linkTo(publicUrl, NO_DOCUMENT),
      language,
      holder: "",
      seed: NO_DOCUMENT,
      pictures: { ...(await pictures.bring(universityId, layout)), ...own },
      signatories: await signatories.print(signatoriesOn(slots, { newest, day: today(clock) })),
      isBlank: false,
      isSpecimen: true,
      keywords: [],
      attachments: [],
    };
  };

  type DrawOptions = { actor: TenantActor; input: PreviewInput; slot: string; output: OutputFormat };
  const draw = ({ actor, input, slot, output }: DrawOptions) =>
    newestOnly({ account: actor.id, slot }, async () => previewDrawing.draw(await contentOf(actor, input), output));

  return {
    /** Registers who knows the real values of a kind of documents. */
    onSampling(kind: TemplateKind, values: RealValues): void {
      real.set(kind, values);
    },
    /** One at a time for each account; throws `preview_replaced` when a newer one of the same slot was asked for. */
    async preview(actor: TenantActor, input: PreviewInput): Promise<Answer<typeof previewTemplate>> {
      const { bytes, ...seen } = await draw({ actor, input, slot: input.slot, output: { format: "svg" } });
      return { svg: Buffer.from(bytes).toString("utf8"), ...seen };
    },
    previewPdf: async (actor: TenantActor, input: PreviewInput): Promise<Uint8Array> =>
      (await draw({ actor, input, slot: `pdf ${input.slot}`, output: { format: "pdf", madeAt: clock.now() } })).bytes,
  };
}

type CopyOptions = Pick<PrintedContent, "fields" | "kind"> & { isPublic: boolean };

/** The values that a reader sees, and which are withheld: a certificate withholds none. */
function copyOf(values: Values, { isPublic, fields, kind }: CopyOptions) {
  const isWithheld = (claim: string) => isPublic && kind === "diploma" && !isPublicDiplomaClaim(claim);
  return {
    claims: Object.fromEntries(Object.entries(values).filter(([claim]) => !isWithheld(claim))),
    withheld: new Set(fields.map(({ name }) => name).filter(isWithheld)),
  };
}
