/** Where the address of a page leads that was copied with the signs around it, or typed from paper. Pure. */
import { isPage } from "@ijaza/schema/pages/pages";
import { idOfPath } from "@ijaza/verifier/typed/link";
import { decoded, withoutClosing } from "@ijaza/verifier/typed/marks";

/** Programs that encode a whole link encode the sign before its secret too. */
const ENCODED_SECRET = /^(\/share-certificate\/?|\/third_party\/?|\/login_student\?first=true)%23(.+)$/i;
const PATH_AND_REST = /^([^?#]*)(.*)$/s;
const SEGMENT = /^\/digital_diploma\/([^/]+)\/?$/i;

/** The address that was meant, without its origin; null for one that is well as it is, or that nobody can read. */
export function tidyAddress(url: string): string | null {
  const [, page, secret] = ENCODED_SECRET.exec(url) ?? [];
  if (page && secret) return `${page}#${secret}`;
  const [, path = "", rest = ""] = PATH_AND_REST.exec(url) ?? [];
  const id = idOfPath(path);
  if (id) return SEGMENT.exec(path)?.[1] === id ? null : `/digital_diploma/${id}${rest}`;
  const bare = withoutClosing(decoded(path));
  return bare !== decoded(path) && isPage(bare) ? encodeURI(bare) + rest : null;
}
