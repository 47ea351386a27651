/** The audit log of a university as a file that `ijaza-verify --audit` checks: lines of JSON, first whose log it is. */
import { Readable } from "node:stream";
import { exportAuditLog } from "@ijaza/schema/audit/calls";
import { JSON_LINES } from "@ijaza/schema/calls/media-types";
import { scopeOf, withUniversity } from "../actor.ts";
import type { Clock } from "../clock.ts";
import { type Db, inScope, type Trx } from "../database.ts";
import { inPages } from "../fsck/findings.ts";
import type { Mount } from "../http/mount.ts";
import { type Link, linksOf, recordOf } from "./audit.links.ts";
import { appendAudit, authorOf } from "./audit.ts";

/** Where the heads of the log are anchored. `university` is its number in the registry. */
export type LogPlace = { chainId: number; genesisHash: string; registry: string; university: string };

type ExportDeps = { db: Db; clock: Clock; placeOf: (trx: Trx, universityId: string) => Promise<LogPlace> };

const FORMAT = "ijaza-audit/1";

export function mountAuditLog(mount: Mount, { db, clock, placeOf }: ExportDeps): void {
  mount(exportAuditLog, async (_, { actor, request, reply }) => {
    const scope = scopeOf(actor);
    const { universityId } = withUniversity(actor);
    const place = await inScope(db, scope, async (trx) => {
      const events = [{ kind: "audit.exported", subjectId: universityId, data: { format: "jsonl" } }];
      await appendAudit(trx, { universityId, author: authorOf(actor, request.id), at: clock.now(), events });
      return placeOf(trx, universityId);
    });
    const pages = inPages<Link, number>(
      (after) => inScope(db, scope, (trx) => linksOf(trx, { log: universityId, after: after ?? 0, universityId })),
      ({ seq }) => seq,
    );
    reply
      .type(JSON_LINES)
      .header("content-disposition", 'attachment; filename="audit-log.jsonl"')
      .send(Readable.from(writeLines({ format: FORMAT, ...place, log: universityId }, pages), { objectMode: false }));
    return undefined;
  });
}

async function* writeLines(header: object, pages: AsyncIterable<Link[]>): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  for await (const links of pages) {
    yield links.map((link) => `${JSON.stringify({ ...recordOf(link), hash: link.hash.toString("hex") })}\n`).join("");
  }
}
