/** What an Open Badge of ours leads to, read here: the server asks nobody but itself. */
import { getCertificateFile } from "@ijaza/schema/certificate-reading";
import { getIssuerDid, getIssuerStatus } from "@ijaza/schema/chain";
import { getDiplomaFile } from "@ijaza/schema/diploma-reading";
import type { Source } from "@ijaza/verifier/badge/sources";
import { AppError } from "../../platform/app-error.ts";

export type OwnSite = {
  /** The bundle of what is signed, as anyone may have it; null before. */
  bundle(id: string): Promise<object | null>;
  didDocument(slug: string): Promise<object>;
  statusList(list: { slug: string; list: number }): Promise<object>;
};

/** A path of ours as a pattern, its parameters in order. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, "([\\w-]{1,80})")}$`);

const FILES = [getDiplomaFile, getCertificateFile].map(({ path }) => patternOf(path));
const DID = patternOf(getIssuerDid.path);
const STATUS = patternOf(getIssuerStatus.path);

/** Answers the paths that a badge may name as the routes would; anything else, and what is not there, is null. */
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
        if (error instanceof AppError && error.code === "not_found") return null;
        throw error;
      });
      return found && new TextEncoder().encode(JSON.stringify(found));
    },
  };
}
