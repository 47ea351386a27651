/** The calls on templates. */
import {
  addTemplatePicture,
  deleteTemplate,
  getCertificateTemplates,
  getDiplomaTemplates,
  getTemplateGaps,
  getTemplateStarters,
  previewTemplate,
  previewTemplatePdf,
  putCertificateTemplate,
  putDiplomaTemplate,
} from "@ijaza/schema/templates/calls";
import { type Actor, withUniversity } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { TemplateCaller } from "./keeping/keeping.ts";
import { STARTERS } from "./starters/starters.ts";
import { describeCertificateTemplate, describeDiplomaTemplate, describeStarter } from "./templates.describe.ts";
import type { Templates } from "./templates.service.ts";

const callerOf = ({ actor, request }: { actor: Actor; request: { id: string } }): TemplateCaller => ({
  actor: withUniversity(actor),
  requestId: request.id,
});

export function mountTemplates(mount: Mount, templates: Templates): void {
  mount(getDiplomaTemplates, async ({ universityName }, { actor }) => ({
    templates: (await templates.listOf(actor, { universityName, kind: "diploma" })).map(describeDiplomaTemplate),
  }));
  mount(getCertificateTemplates, async ({ universityName }, { actor }) => ({
    templates: (await templates.listOf(actor, { universityName, kind: "certificate" })).map(
      describeCertificateTemplate,
    ),
  }));
  mount(putDiplomaTemplate, async (draft, context) => ({
    template: describeDiplomaTemplate(
      await templates.put(callerOf(context), { ...draft, kind: "diploma", fieldsDefinition: [] }),
    ),
  }));
  mount(putCertificateTemplate, async (draft, context) => ({
    template: describeCertificateTemplate(await templates.put(callerOf(context), { ...draft, kind: "certificate" })),
  }));
  mount(getTemplateStarters, async () => ({ starters: STARTERS.map(describeStarter) }));
  mount(getTemplateGaps, (_, { actor }) => templates.findGaps(withUniversity(actor)));
  mount(deleteTemplate, async ({ id }, context) => {
    await templates.remove(callerOf(context), id);
    return undefined;
  });
  mount(addTemplatePicture, (_, { actor, files: [picture] }) => {
    if (!picture) throw new AppError("invalid_input", { fields: [{ path: "files", error: "required" }] });
    return templates.addPicture(withUniversity(actor), picture.bytes);
  });
  mount(previewTemplate, (input, { actor }) => templates.preview(withUniversity(actor), input));
  mount(previewTemplatePdf, async (input, { actor, reply }) => {
    const pdf = await templates.previewPdf(withUniversity(actor), input);
    reply
      .type("application/pdf")
      .header("content-disposition", 'attachment; filename="preview.pdf"')
      .send(Buffer.from(pdf));
    return undefined;
  });
}
