/** The important rules, and the tests that must detect a mistake in them. Paths are relative to the project's root. */

const under = (folder, names) => names.split(" ").map((name) => `${folder}/${name}.ts`);

const DATABASE = ["api/test/global-setup.ts"];

/** `globalSetup` starts the database for tests that call the API. */
export const TARGETS = [
  {
    name: "lifecycles",
    about: "the lives of diplomas and certificates, and who may do what to them",
    sources: [
      ...under("schema/src", "records/record diplomas/record certificates/record"),
      "api/src/features/records/reading/audience.ts",
    ],
    tests: [
      ...under("schema/src", "records/record.test diplomas/record.test certificates/record.test"),
      "api/src/features/records/reading/audience.test.ts",
    ],
  },
  {
    name: "actors",
    about: "roles, who sees and administers whom, which rows an actor reaches, how recent a password is",
    sources: [
      "schema/src/users/roles.ts",
      "api/src/features/accounts/administering/policy.ts",
      "api/src/platform/actor.ts",
    ],
    tests: [
      "schema/src/users/roles.test.ts",
      "api/src/features/accounts/administering/policy.test.ts",
      "api/src/platform/actor.test.ts",
    ],
    globalSetup: DATABASE,
  },
  {
    name: "guesses",
    about: "counters of guesses: whose count for what, how long one waits",
    sources: under(
      "api/src/platform/attempts",
      "attempts mail-attempts canonical-text counters counting guesses known-browsers network-of quotas too-many",
    ),
    tests: [
      ...under(
        "api/src/platform/attempts",
        "counters.test network-of.test known-browsers.test attempts.test attempts.mail.test",
      ),
      "api/src/features/session/session.guessing.test.ts",
    ],
    globalSetup: DATABASE,
  },
  {
    name: "credits",
    about: "credits granted, set aside, spent and given back; requests for them and for ether, and what is paid",
    sources: under(
      "api/src/features/credits",
      "credits.service credits.granting requests/funding-requests requests/read-requests requests/requests.repository credits.gifts credits.payments credits.overview",
    ),
    tests: [
      ...under(
        "api/src/features/credits",
        "credits.payments.test credits.ledger.test credits.gifts.test requests/requests.rules.test",
      ),
      "api/test/exported-lists.test.ts",
    ],
    globalSetup: DATABASE,
  },
  {
    name: "factors",
    about: "what a password must be, and codes by the clock",
    sources: under("api/src/features/accounts", "passwords/password-rules factors/totp"),
    tests: under("api/src/features/accounts", "passwords/password-rules.test factors/totp.test"),
  },
  {
    name: "signing",
    about: "credentials, signatures, salts, trees, and the envelopes of keys",
    sources: [
      ...under("api/src/features/issuing", "credential salts tree-nodes issuer-did"),
      "api/src/features/chain/keys/key-envelope.ts",
      ...under("api/src/platform", "es256 sealed-bytes master-key"),
    ],
    tests: [
      ...under("api/src/features/issuing", "credential.test salts.test tree-nodes.test issuer-did.test"),
      "api/src/features/chain/keys/key-envelope.test.ts",
      ...under("api/src/platform", "es256.test secrets.test sealed-bytes.test"),
    ],
  },
  {
    name: "relaying",
    about: "when a key's transactions are looked after, what a refusal means, what a transaction may cost",
    sources: under("api/src/features/chain/relayer", "pace refusals fees"),
    tests: under("api/src/features/chain/relayer", "pace.test refusals.test fees.test"),
  },
  {
    name: "checks",
    about: "the verifier's checks and what they rest on",
    sources: [
      ...under("verifier/src/checks", "anchoring integrity issuer key seal status"),
      ...under("verifier/src", "credential/merkle credential/signature facts trust/list trust/trust verify"),
      ...under("verifier/src/chain", "agreement block-age chain-reader pins call-queue endpoint registry"),
      ...under("verifier/src/chain", "rpc rpc-batch shared-reads"),
    ],
    tests: under(
      "verifier/test",
      "checks.test known-answers.test trust-list.test trust-signature.test verify.test seals.test witnessed-seals.test certificate-expiry.test chain.test endpoints.test old-news.test integrity.test bundle-form.test pins.test proof-missing.test round-trips.test kept-memory.test node-http.test browser-crypto.test",
    ),
  },
  {
    name: "reading",
    about: "how the verifier reads bundles and credentials that nobody vouches for",
    sources: under(
      "verifier/src",
      "credential/base64url credential/credential credential/disclosures document/file-proof credential/jwk credential/parse-bundle credential/payload credential/shape credential/strict-json",
    ),
    tests: under(
      "verifier/test",
      "strict-json.test shape.test known-answers.test bundle-form.test disclosures.test claims.test certificate-expiry.test integrity.test verify.test file-proof.test",
    ),
  },
];
