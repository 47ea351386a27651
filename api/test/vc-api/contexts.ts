/** The context of the suites' examples, beside the product's own. No context is ever fetched. */
import { type LoadContext, loadContext } from "@ijaza/verifier/badge/contexts";

const EXAMPLES_V2 = "https://www.w3.org/ns/credentials/examples/v2";
/** It gives every term that no other context defines a place, so that examples need not define theirs. */
const EXAMPLES = { "@context": { "@vocab": "https://www.w3.org/ns/credentials/examples#" } };

/** Rejects for an address that it does not know. */
export const loadSuiteContext: LoadContext = async (url) =>
  url === EXAMPLES_V2 ? { documentUrl: url, document: EXAMPLES } : loadContext(url);
