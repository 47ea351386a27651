/** An agent who uploads PDFs with the rows of an import. */

import type { BulkReply, LooseRow, RowErrors } from "@ijaza/schema/calls/wire";
import { addDiplomas, replaceFiles } from "@ijaza/schema/diplomas/calls";
import { getPendingByAgent } from "@ijaza/schema/diplomas/reading";
import type { Mode } from "@ijaza/schema/users/calls";
import { diplomaValues } from "./diploma-values.ts";
import { type Fixtures, studentValues } from "./fixtures.ts";
import { formOf } from "./form.ts";
import { pdfOf } from "./pdf-bytes.ts";

export type Brought = { name: string; bytes: Uint8Array };
type More = { mode?: Mode; importId?: string; firstRow?: number };

/** The PDF that the row with this number names. */
export const pdf = (number: number, text = `diploma ${number}`): Brought => ({
  name: `D-${number}.pdf`,
  bytes: pdfOf(text),
});
export const png = (name: string): Brought => ({
  name,
  bytes: Buffer.from("\u0089PNG\r\n\u001a\n…IEND\u00aeB`\u0082", "latin1"),
});
export const withFile = (number: number, values: LooseRow = {}) =>
  diplomaValues(number, { file: `D-${number}.pdf`, ...values });

/** Row, column and code of every error. */
export const reportedIn = (errors: RowErrors[]) =>
  errors.flatMap(({ row, errors: cells }) => cells.map((cell) => [row, cell.path, cell.error]));

/** An agent, and students with numbers from S000001 on. */
export async function setUpHandingIn(fixtures: Fixtures, { university: at }: { university?: { id: string } } = {}) {
  const university = at ?? (await fixtures.university());
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  for (let n = 1; n <= 3; n += 1) await fixtures.student({ university, values: studentValues(n) });
  const bring = (diplomas: LooseRow[], files: Brought[], more: More = {}) =>
    agent.upload(addDiplomas, formOf({ mode: "modeThree", diplomas, ...more }, files));
  return {
    university,
    agent,
    responsable,
    bring,
    add: async (...input: Parameters<typeof bring>): Promise<BulkReply> => (await bring(...input)).json(),
    replace: (payload: object, files: Brought[]) => agent.upload(replaceFiles, formOf(payload, files)),
    pending: async () => (await agent.call(getPendingByAgent, { sort: "diplomaNumber" })).diplomas,
  };
}
