/** The calls on those who sign documents. */
import { getSignatories, getSignaturePicture, putSignatory, removeSignatory } from "@ijaza/schema/signatories/calls";
import { type Actor, withUniversity } from "../../platform/actor.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { describeSignatory } from "./signatories.describe.ts";
import type { SignatoryCaller } from "./signatories.keeping.ts";
import type { Signatories } from "./signatories.service.ts";

const callerOf = ({ actor, request }: { actor: Actor; request: { id: string } }): SignatoryCaller => ({
  actor: withUniversity(actor),
  requestId: request.id,
});

export function mountSignatories(mount: Mount, signatories: Signatories): void {
  mount(getSignatories, async (_, { actor }) => ({
    signatories: (await signatories.list(withUniversity(actor))).map(describeSignatory),
  }));
  mount(getSignaturePicture, async ({ id }, { actor, reply }) => {
    const png = await signatories.readPicture(withUniversity(actor), id);
    reply.type("image/png").header("content-disposition", "inline").send(png);
    return undefined;
  });
  mount(putSignatory, async (draft, context) => ({
    signatory: describeSignatory(await signatories.put(callerOf(context), draft)),
  }));
  mount(removeSignatory, async ({ id }, context) => {
    await signatories.remove(callerOf(context), id);
    return undefined;
  });
}
