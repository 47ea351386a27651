/** What the registry on the chain is told of a university. Pure. */
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";
import { issuerDid } from "../issuing/issuing.service.ts";

type Row = Pick<Selectable<Tables["universities"]>, "id" | "slug" | "registry_id" | "name_en" | "domain">;

/** Its number in the registry, and its identity there: the name, the domain, and the issuer that its credentials name. */
export const registrationOf = ({ id, slug, registry_id, name_en, domain }: Row, publicUrl: string) => ({
  universityId: id,
  registryId: registry_id,
  name: name_en,
  domain,
  did: issuerDid(publicUrl, slug),
});
