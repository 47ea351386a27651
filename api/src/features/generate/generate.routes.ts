/** The calls that make workbooks. */

import { XLSX } from "@ijaza/schema/calls/media-types";
import { excelCertificate, excelDiploma, excelStudent } from "@ijaza/schema/generate/calls";
import type { FastifyReply } from "fastify";
import { withUniversity } from "../../platform/actor.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Generate } from "./generate.service.ts";

export function mountGenerate(mount: Mount, generate: Generate): void {
  mount(excelStudent, async ({ lang }, { actor, language, reply }) =>
    sendWorkbook(reply, {
      name: "students",
      bytes: await generate.students({ actor: withUniversity(actor), language: lang ?? language }),
    }),
  );
  mount(excelDiploma, async ({ lang, mode, diplomaTemplateName: name }, { actor, language, reply }) => {
    const options = { actor: withUniversity(actor), language: lang ?? language };
    const bytes = await generate.diplomas({ ...options, mode, name });
    return sendWorkbook(reply, { name: "diplomas", bytes });
  });
  mount(excelCertificate, async ({ lang, certificationTemplateName: name }, { actor, language, reply }) => {
    const options = { actor: withUniversity(actor), language: lang ?? language };
    return sendWorkbook(reply, {
      name: "certificates",
      bytes: await generate.certificates({ ...options, name }),
    });
  });
}

function sendWorkbook(reply: FastifyReply, { name, bytes }: { name: string; bytes: Buffer }): undefined {
  reply.type(XLSX).header("content-disposition", `attachment; filename="${name}.xlsx"`).send(bytes);
  return undefined;
}
