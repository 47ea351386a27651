/** Resolves the addresses in our own Open Badges inside the server, without any request to the network. */
import { getCertificateFile } from "@ijaza/schema/certificates/reading";
import { getIssuerDid, getIssuerStatus } from "@ijaza/schema/chain/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import type { Source } from "@ijaza/verifier/badge/sources";
import { AppError } from "../../platform/app-error.ts";

export type OwnSite = {
  /** The public bundle of a signed document; null before it is signed. */
  bundle(id: string): Promise<object | null>;
  didDocument(slug: string): Promise<object>;
  statusList(list: { slug: string; list: number }): Promise<object>;
};

/** One of our paths as a pattern that captures its parameters in order. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, "([\\w-]{1,80})")}$`);

const FILES = [getDiplomaFile, getCertificateFile].map(({ path }) => patternOf(path));
const DID = patternOf(getIssuerDid.path);
const STATUS = patternOf(getIssuerStatus.path);

const ABSENT: readonly string[] = ["not_found", "document_erased"];

/** Answers the paths that a badge may contain as the routes would; null for other paths and for what does not exist. */
export function sourceOf(site: OwnSite): Source {
  const read = async (path: string): Promise<object | null> => {
    const [pathname = ""] = path.split("?");
    const [file, did, status] = [
      FILES.map((each) => each.exec(pathname)).find(Boolean),
      DID.exec(pathname),
      STATUS.exec(pathname),
    ];
    if (file) return site.bundle(String(file[1]));
    if (did) return site.didDocument(String(did[1]));
    if (status && /^\d{1,7}$/.test(String(status[2])))
      return site.statusList({ slug: String(status[1]), list: Number(status[2]) });
    return null;
  };
  return {
    async read(path) {
      const found = await read(path).catch((error: unknown) => {
        if (error instanceof AppError && ABSENT.includes(error.code)) return null;
        throw error;
      });
      return found && new TextEncoder().encode(JSON.stringify(found));
    },
  };
}
