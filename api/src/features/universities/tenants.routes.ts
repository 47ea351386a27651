/** The calls of admins to found and manage universities. */
import {
  assignBlockedResponsable,
  changeUniversityResponsable,
  createUniversity,
  getUniversity,
  suspendUniversity,
  toggleCertificateCreation,
  updateUniversity,
} from "@ijaza/schema/universities/calls";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../platform/actor.ts";
import { authorOf } from "../../platform/audit/audit.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Tenants } from "./universities.service.ts";

type AuthorByOptions = { actor: Actor; request: FastifyRequest };

const authorBy = ({ actor, request }: AuthorByOptions) => authorOf(actor, request.id);

export function mountTenants(mount: Mount, tenants: Tenants): void {
  mount(createUniversity, async (input, by) => ({
    university: await tenants.found({ input, author: authorBy(by) }),
  }));
  mount(getUniversity, async ({ id }, { actor }) => ({ university: await tenants.read(actor, id) }));
  mount(updateUniversity, async (input, by) => ({
    university: await tenants.changeDetails({ input, author: authorBy(by) }),
  }));
  mount(changeUniversityResponsable, async (input, by) => ({
    university: await tenants.changeResponsable({ ...input, author: authorBy(by) }),
  }));
  mount(assignBlockedResponsable, async (input, by) => ({
    university: await tenants.replaceBlocked({ ...input, author: authorBy(by) }),
  }));
  mount(suspendUniversity, async (input, by) => ({
    university: await tenants.setSuspended({ ...input, author: authorBy(by) }),
  }));
  mount(toggleCertificateCreation, async (input, by) => ({
    university: await tenants.toggleCertificates({ ...input, author: authorBy(by) }),
  }));
}
