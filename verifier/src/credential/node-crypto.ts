/** The cryptography of Node, which hashes and checks signatures sooner than what browsers have too; undefined there. */

type NodeCrypto = typeof import("node:crypto");

/** Not imported: the name of the module would stop a page's bundler. */
export const nodeCrypto: NodeCrypto | undefined = findNodeCrypto();

function findNodeCrypto(): NodeCrypto | undefined {
  if (typeof process === "undefined" || typeof process.getBuiltinModule !== "function") return undefined;
  const found = process.getBuiltinModule("node:crypto");
  return typeof found?.hash === "function" ? found : undefined;
}
