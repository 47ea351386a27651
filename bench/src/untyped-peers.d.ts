/** Types for a compared package that comes without types. */
declare module "@blockcerts/schemas" {
  /** JSON-LD contexts by their address. */
  export const preloadedContexts: Record<string, object>;
}
