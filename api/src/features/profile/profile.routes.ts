/** The calls of the room profile. */
import { countVerifications, getOwnStudent, hideClaims } from "@ijaza/schema/students/calls";
import { withUniversity } from "../../platform/actor.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Profile } from "./profile.service.ts";

export function mountProfile(mount: Mount, profile: Profile): void {
  mount(getOwnStudent, (_, { actor }) => profile.read(withUniversity(actor)));
  mount(hideClaims, ({ documentId: recordId, hidden }, { actor, request }) =>
    profile.hide(withUniversity(actor), { recordId, hidden, requestId: request.id }),
  );
  mount(countVerifications, (_, { actor }) => profile.countVerifications(withUniversity(actor)));
}
