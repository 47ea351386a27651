/** Which code may see rows of all universities. A use without a reason here fails, and so does the reverse. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** How often each file names the scope, by reason. */
const USES: { reason: string; files: Record<string, number> }[] = [
  {
    reason: "who signs in, recovers or redeems a link belongs to a university that only the account or the link tells",
    files: {
      "src/features/session/session.first-sign-in.ts": 5,
      "src/features/session/session.second-factor.ts": 1,
      "src/features/session/session.staff.ts": 2,
      "src/features/session/session.students.ts": 2,
      "src/features/accounts/emails/email-links.ts": 2,
      "src/features/accounts/factors/proving.ts": 1,
      "src/features/accounts/passwords/recovering.ts": 3,
      "src/features/accounts/passwords/resetting.ts": 2,
      "src/features/accounts/inviting/registering.ts": 3,
    },
  },
  {
    reason: "an address that wants no mails wants none of any university, and its link tells none",
    files: { "src/platform/mail/mail-stops.ts": 1 },
  },
  {
    reason: "a migration changes the rows of every university",
    files: { "src/platform/migrate.ts": 1 },
  },
  {
    reason: "an e-mail is one of the whole network, and so is who has it already",
    files: {
      "src/features/accounts/own/changing-accounts.ts": 1,
      "src/features/accounts/inviting/first-responsables.ts": 1,
    },
  },
  {
    reason: "admins of the platform and of the network see all; who waits for a university sees the own account",
    files: { "src/platform/actor.ts": 2 },
  },
  {
    reason:
      "admins of the platform and of the network found, change and suspend any university, and list accounts of all",
    files: {
      "src/features/accounts/administering/lists.ts": 1,
      "src/features/universities/universities.founding.ts": 2,
      "src/features/universities/universities.keeping.ts": 4,
      "src/features/universities/universities.responsables.ts": 2,
    },
  },
  {
    reason: "admins of the platform and of the network, who belong to no university, hear of a key that is not safe",
    files: { "src/features/keys/keys.mails.ts": 1 },
  },
  {
    reason: "workers take what is next, whosever it is",
    files: {
      "src/platform/jobs/worker.ts": 4,
      "src/platform/mail/mail-delivery.ts": 3,
      "src/features/accounts/emails/due-emails.ts": 2,
      "src/features/issuing/issuing.service.ts": 1,
      "src/features/issuing/issuing.anchoring.ts": 1,
      "src/features/issuing/issuing.making.ts": 3,
    },
  },
  {
    reason: "the relayer sends what universities and the platform have in one outbox, and follows it",
    files: {
      "src/features/chain/registry/renaming.ts": 1,
      "src/features/chain/registry/renumbering.ts": 2,
      "src/features/chain/chain.service.ts": 1,
      "src/features/chain/registry/entries.ts": 1,
      "src/features/chain/ether/unknown-payments.ts": 2,
      "src/features/chain/ether/transfers.ts": 1,
      "src/features/chain/keys/wallets.ts": 1,
      "src/features/chain/keys/key-entries.ts": 2,
      "src/features/chain/registry/enrolment-state.ts": 1,
      "src/features/issuing/issuing.pausing.ts": 2,
      "src/features/chain/ether/platform-balance.ts": 1,
      "src/features/chain/ether/spendable-ether.ts": 2,
      "src/features/chain/relayer/follow.ts": 5,
      "src/features/chain/relayer/guard.ts": 1,
      "src/features/chain/relayer/prepare.ts": 2,
      "src/features/chain/relayer/raise.ts": 1,
      "src/features/chain/relayer/refusal.ts": 3,
      "src/features/chain/relayer/outside.ts": 1,
      "src/features/chain/relayer/trouble.ts": 2,
      "src/features/chain/relayer/relayer.ts": 1,
      "src/features/issuing/unknown-batches.ts": 3,
      "src/features/issuing/issuing.keys.ts": 2,
    },
  },
  {
    reason: "a start proves the platform's key, pins the chain, and makes and enters what every university must have",
    files: {
      "seeds/demo-documents.ts": 1,
      "seeds/demo-people.ts": 2,
      "seeds/demo.ts": 1,
      "src/boot.ts": 1,
      "src/features/chain/identity.ts": 4,
      "src/features/chain/keys/badge-keys.ts": 2,
      "src/features/chain/registry/registrar.ts": 1,
      "src/features/templates/keeping/starters.ts": 1,
      "src/features/universities/universities.registration.ts": 2,
    },
  },
  {
    reason: "who runs the installation makes admins, and proves database, chain and files against each other",
    files: {
      "src/features/accounts/accounts.operating.ts": 2,
      "src/admin-keys.ts": 3,
      "src/platform/fsck/findings.ts": 1,
      "src/features/diplomas/diplomas.fsck.ts": 4,
      "src/features/documents/documents.fsck.ts": 1,
      "src/features/templates/templates.fsck.ts": 2,
      "src/features/signatories/signatories.fsck.ts": 1,
      "src/features/correction-requests/correction-requests.fsck.ts": 1,
    },
  },
  {
    reason: "what was counted alike is summed up, whosever it is",
    files: { "src/features/statistics/statistics.service.ts": 1 },
  },
  {
    reason: "sweeping kept files by their age",
    files: { "src/features/diplomas/importing/sweep-files.ts": 2, "src/features/documents/making/made-files.ts": 2 },
  },
  {
    reason: "files of whoever was erased are removed by a job or by their age, whosever they are",
    files: { "src/features/privacy/erasing/removing-files.ts": 3 },
  },
  {
    reason: "data is deleted after its period, whosever it is",
    files: { "src/features/privacy/retention/retention.ts": 1 },
  },
  {
    reason: "a request of an organisation is nobody's until the sweeping finds whose document it names",
    files: {
      "src/features/sharing/requests/match-requests.ts": 1,
      "src/features/sharing/requests/sweep-requests.ts": 2,
    },
  },
  {
    reason: "how often a domain has asked for documents is counted over all universities",
    files: { "src/features/sharing/requests/ask-for-access.ts": 1 },
  },
  {
    reason: "no scope: all claims of a document, the label of a metric, and a field of the reference",
    files: {
      "src/features/documents/documents.records.ts": 1,
      "src/platform/http/operations.ts": 1,
      "src/platform/http/openapi/own-calls.ts": 1,
    },
  },
];

const api = fileURLToPath(new URL("..", import.meta.url));

/** The word as a value, not in a comparison or as a member of a type. */
const NAMED = /(?<![=|] )"all"(?! \|)|'ijaza\.scope', 'all'/g;

function sourcesIn(folder: string): string[] {
  return readdirSync(join(api, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
}

test("each use of the scope of all universities has a reason, and each reason has a use", () => {
  const used = [...sourcesIn("src"), ...sourcesIn("seeds")].flatMap((name) => {
    const times = readFileSync(join(api, name), "utf8").match(NAMED)?.length ?? 0;
    return times > 0 ? [[name, times] as const] : [];
  });
  const listed = Object.assign({}, ...USES.map(({ files }) => files));
  expect(Object.fromEntries(used)).toEqual(listed);
});
