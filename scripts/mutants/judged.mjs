/**
 * Mutants that no test can catch, each with the reason. `at` is the whole line and `change` the text of the report. The
 * run fails when the mutant of an entry does not exist or is caught.
 */
const BY_FILE = {
  "schema/src/records/record.ts": [
    {
      why: "What is neither `own` nor `foreign` is everybody's, and the type allows no other word than `all`.",
      at: 'const BY_SYSTEM = { role: "system", submissions: "all", isBulk: true } as const;',
      changes: ['"all" → "mutated"'],
    },
    {
      why: "What is neither `own` nor `foreign` is everybody's, and the type allows no other word than `all`.",
      at: 'revoke: { from: ["signed"], to: "revoking", role: "resp_uni", submissions: "all", isBulk: true },',
      changes: ['"all" → "mutated"'],
    },
  ],
  "schema/src/diplomas/record.ts": [
    {
      why: "What is neither `own` nor `foreign` is everybody's, and the type allows no other word than `all`.",
      at: 'submissions: "all",',
      changes: ['"all" → "mutated"'],
    },
  ],
  "api/src/features/issuing/salts.ts": [
    {
      why: "The steps never meet the end: 16 and a multiple of 18 is no multiple of 18.",
      at: "for (let end = BYTES; end < block.length; end += STRIDE) block.fill(0, end, end + STRIDE - BYTES);",
      changes: ["end < block.length → (end) <= (block.length)"],
    },
  ],
  "api/src/features/issuing/tree-nodes.ts": [
    {
      why: "The node too many is written where the next level begins, which overwrites it, or beyond the end.",
      at: "for (let at = 0; at < sizes[level + 1]!; at += 1) {",
      changes: ["at < sizes[level + 1]! → (at) <= (sizes[level + 1]!)"],
    },
  ],
  "api/src/features/chain/relayer/fees.ts": [
    {
      why: "Of two equal fees either is the larger.",
      at: "const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);",
      changes: ["one > other → (one) >= (other)"],
    },
  ],
  "api/src/features/accounts/passwords/password-rules.ts": [
    {
      why: "What is cut off beyond is shorter than any password of the list.",
      at: "for (let cut = 3; cut <= text.length - 3; cut += 1) {",
      changes: ["text.length - 3 → (text.length) + (3)"],
    },
  ],
  "verifier/src/credential/base64url.ts": [
    {
      why: "There is no character beyond the alphabet, and a typed array takes nothing at NaN.",
      at: "for (let value = 0; value < ALPHABET.length; value++) VALUES[ALPHABET.charCodeAt(value)] = value;",
      changes: ["value < ALPHABET.length → (value) <= (ALPHABET.length)"],
    },
    {
      why: "The symbols of an incomplete group are written once more; what that gives lies beyond the end of the bytes.",
      at: "for (let at = 0; at < whole; at += 4) {",
      changes: ["at < whole → (at) <= (whole)"],
    },
    {
      why: "Where no symbol is left, what is written of none lies beyond the end of the bytes.",
      at: "if (rest === 0) return seen > GREATEST ? null : bytes;",
      changes: ["rest === 0 → false"],
    },
  ],
  "verifier/src/credential/parse-bundle.ts": [
    {
      why: "A code without a meaning throws, and whatever else is thrown there means not_a_diploma.",
      at: 'return refuse(json.why === "duplicate" ? "bundle_duplicate_member" : "not_a_diploma");',
      changes: ['"not_a_diploma" → "mutated"'],
    },
    {
      why: "A code without a meaning throws, and whatever else is thrown there means not_a_diploma.",
      at: 'if (!isObject(value) || typeof value.format !== "string" || !value.format.startsWith(FAMILY)) refuse("not_a_diploma");',
      changes: ['"not_a_diploma" → "mutated"'],
    },
  ],
  "verifier/src/credential/strict-json.ts": [
    {
      why: "Spares a walk through a flat list, in which the walk finds nothing.",
      at: 'const isFlatList = !text.includes("{") && text.lastIndexOf("[") <= 0;',
      changes: ['text.lastIndexOf("[") <= 0 → (text.lastIndexOf("[")) < (0)'],
    },
  ],
  "verifier/src/chain/call-queue.ts": [
    {
      why: "A timer of no time sends them as well, only later.",
      at: 'if (typeof setImmediate === "function") setImmediate(work);',
      changes: ['typeof setImmediate === "function" → false', '"function" → "mutated"'],
    },
  ],
  "verifier/src/chain/registry.ts": [
    {
      why: "There is one tag, and depths are numbers.",
      at: 'const depth = "tag" in finality ? finality.tag : finality.confirmations;',
      changes: ['"tag" → "mutated"'],
    },
    {
      why: "What is not there is not anchored, whether final or not.",
      at: "if (state.batch.issuedAt === 0) return false;",
      changes: ["false → true"],
    },
  ],
  "verifier/src/chain/rpc.ts": [
    {
      why: "The request is over; a timer that is left only keeps the process.",
      at: "clearTimeout(timer);",
      changes: ["clearTimeout(timer) → undefined"],
    },
  ],
  "verifier/src/chain/rpc-batch.ts": [
    {
      why: "Ids differ within a batch; between batches nobody compares them.",
      at: "const first = lastId + 1;",
      changes: ["lastId + 1 → (lastId) - (1)"],
    },
  ],
  "verifier/src/credential/merkle.ts": [
    {
      why: "The root has no sibling.",
      at: "for (let level = 0, at = index; level < levels.length - 1; level++, at >>>= 1) {",
      changes: ["level < levels.length - 1 → (level) <= (levels.length - 1)"],
    },
  ],
  "verifier/src/chain/pins.ts": [
    {
      why: "Neither is the hash that is pinned.",
      at: "if (code === null || !/^0x(?:[0-9a-f]{2})*$/.test(code)) return null;",
      changes: ['null → "mutated"'],
    },
  ],
  "verifier/src/credential/signature.ts": [
    {
      why: "A key that was imported before is imported the same again.",
      at: "if (known !== undefined) return known;",
      changes: ["known !== undefined → false"],
    },
    {
      why: "A public key holds nothing to be kept from export.",
      at: 'const key = await crypto.subtle.importKey("jwk", jwk, { name: "ECDSA", namedCurve: "P-256" }, false, ["verify"]);',
      changes: ["false → true"],
    },
    {
      why: "Bounds memory; what is verified does not depend on it.",
      at: "if (importedKeys.size >= KEPT_KEYS) importedKeys.clear();",
      changes: [
        "importedKeys.size >= KEPT_KEYS → false",
        "importedKeys.size >= KEPT_KEYS → (importedKeys.size) > (KEPT_KEYS)",
        "importedKeys.size >= KEPT_KEYS → (importedKeys.size) < (KEPT_KEYS)",
        "importedKeys.clear() → undefined",
      ],
    },
    {
      why: "Spares work; a key that is not kept is imported again.",
      at: "importedKeys.set(name, imported);",
      changes: ["importedKeys.set(name, imported) → undefined"],
    },
    {
      why: "It is the first place at which the two differ.",
      at: "return at >= 0 && one[at]! > other[at]!;",
      changes: ["one[at]! > other[at]! → (one[at]!) >= (other[at]!)"],
    },
  ],
  "verifier/src/verify.ts": [
    {
      why: "Bundle and credential are there when the check is valid, and only then.",
      at: "if (!isValid(check) || !bundle || !credential) return;",
      changes: [
        "!isValid(check) || !bundle || !credential → (!isValid(check) || !bundle) && (!credential)",
        "!isValid(check) || !bundle → (!isValid(check)) && (!bundle)",
      ],
    },
  ],
  "api/src/features/credits/requests/funding-requests.ts": [
    {
      why: "A request names a university that is there: the database holds it to that.",
      at: `if (!university) throw new Error(\`there is no university \${universityId}\`);`,
      changes: ["!university → false"],
    },
  ],
  "api/src/features/credits/requests/read-requests.ts": [
    {
      why: "Whatever is not ascending is sorted as descending.",
      at: 'const NEWEST: RequestOrder = { by: "createdAt", direction: "desc" };',
      changes: ['"desc" → "mutated"'],
    },
  ],
  "api/src/features/credits/requests/requests.repository.ts": [
    {
      why: "Each request is placed by its university; the others are read for nothing.",
      at: '.where("university_id", "in", universityIds)',
      changes: ['where("university_id", "in", universityIds) → left out'],
    },
    {
      why: "Row-level security narrows to the same rows; statements that name no university fail the file at its end.",
      at: 'if (universityId) found = found.where("r.university_id", "=", universityId);',
      changes: ["universityId → false", 'where("r.university_id", "=", universityId) → left out'],
    },
  ],
  "api/src/features/credits/credits.gifts.ts": [
    {
      why: "Nothing else has such a reference; the index is one of transfers alone.",
      at: '.where("t.kind", "=", "ether.transfer")',
      changes: ['where("t.kind", "=", "ether.transfer") → left out'],
    },
  ],
  "api/src/features/credits/credits.overview.ts": [
    {
      why: "A step without wallets asks nobody.",
      at: "for (let start = 0; start < wallets.length; start += AT_ONCE) {",
      changes: ["start < wallets.length → (start) <= (wallets.length)"],
    },
    {
      why: "Each account is placed by its university; the others are read for nothing.",
      at: 'const rows = await trx.selectFrom("credit_accounts").selectAll().where("university_id", "in", ids).execute();',
      changes: ['where("university_id", "in", ids) → left out'],
    },
  ],
};

export const JUDGED = Object.entries(BY_FILE).flatMap(([file, entries]) =>
  entries.flatMap(({ why, at, changes }) => changes.map((change) => ({ file, at, change, why }))),
);
