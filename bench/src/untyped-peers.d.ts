/** Types for two compared packages that come without types. */
declare module "@blockcerts/schemas" {
  /** JSON-LD contexts by their address. */
  export const preloadedContexts: Record<string, object>;
}

declare module "jsonld" {
  type Loaded = { documentUrl: string; document: object };
  type Options = {
    algorithm: "URDNA2015";
    format: "application/n-quads";
    documentLoader: (url: string) => Promise<Loaded>;
    safe: boolean;
  };
  const jsonld: { canonize(document: object, options: Options): Promise<string> };
  export = jsonld;
}
