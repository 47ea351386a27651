/** Known state of one process, by file and name, and its effect with several nodes; see `process-state.mjs`. */

const REGISTERED = "Filled while the server starts, from its own code: the same on every node.";
const PURE = "Keeps what is computed from its key alone: each node computes it once for itself, and none can differ.";
const ONE_CALL = "Made for one piece of work and gone with it: there is nothing that nodes could share.";
const IN_TURN =
  "Those on one node take turns so that the loser costs little; between nodes the database decides, and refuses.";
const THIS_MACHINE = "Is of this process and its machine alone: other nodes have their own.";
const TESTS_ONLY = "Armed by tests only, in the process that is to die.";
const TIMES_NODES = "Protects this process: with several nodes the limit is multiplied by their number.";
const PACE = "When to look again, no fact: what a node then changes, it changes in rows that it holds in the database.";

const state = (file, nodes, ...names) => names.map((name) => ({ file, name, nodes }));

export const PROCESS_STATE = [
  ...state("api/src/app-work.ts", THIS_MACHINE, "worker", "housekeeping"),
  ...state("api/src/features/accounts/inviting/registering.ts", REGISTERED, "handlers"),
  ...state("api/src/features/accounts/inviting/registering.ts", IN_TURN, "inTurn"),
  ...state("api/src/features/accounts/passwords/resetting.ts", IN_TURN, "inTurn"),
  ...state(
    "api/src/features/badges/badges.status-lists.ts",
    "The revoked places are read each time, so that only the date of the same list may differ by node, by ten minutes.",
    "made",
  ),
  ...state("api/src/features/certificates/deciding/accept-certificates.ts", ONE_CALL, "known"),
  ...state(
    "api/src/features/chain/ether/platform-balance.ts",
    "Shown for some seconds; before a payment the chain is asked again.",
    "kept",
  ),
  ...state("api/src/features/chain/relayer/create-relayer.ts", REGISTERED, "guard", "onKeyChange"),
  ...state("api/src/features/chain/relayer/create-relayer.ts", THIS_MACHINE, "relayer", "proving"),
  ...state("api/src/features/chain/relayer/head.ts", PACE, "known"),
  ...state("api/src/features/chain/relayer/relayer.ts", PACE, "paces"),
  ...state("api/src/features/chain/relayer/sendings.ts", PACE, "sendings"),
  ...state(
    "api/src/features/chain/relayer/setup-faults.ts",
    "A fault is logged once by each node that meets it.",
    "reported",
  ),
  ...state("api/src/features/correction-requests/correction-requests.asking.ts", IN_TURN, "inTurn"),
  ...state(
    "api/src/features/credentials/credentials.token-status.ts",
    "The statuses are read each time, so that only the date of the same list may differ by node, by ten minutes.",
    "made",
  ),
  ...state("api/src/features/diplomas/correcting/correction-ends.ts", REGISTERED, "followers"),
  ...state("api/src/features/documents/archiving/send-batch.ts", ONE_CALL, "taken"),
  ...state(
    "api/src/features/documents/making/once.ts",
    "Joins those who ask one node at once; two nodes may make the same document, and either is good.",
    "underway",
  ),
  ...state("api/src/features/documents/previewing/pictures.ts", PURE, "atHand"),
  ...state(
    "api/src/features/issuing/issuing.pausing.ts",
    "Each node compares by itself, at the start and before each batch: what it shows may be older than another's.",
    "behind",
    "all",
  ),
  ...state("api/src/features/issuing/issuing.service.ts", REGISTERED, "kinds"),
  ...state(
    "api/src/features/issuing/salts.ts",
    "Random values: each node takes its own from the system.",
    "text",
    "at",
  ),
  ...state("api/src/features/issuing/status-places.ts", PURE, "orders"),
  ...state(
    "api/src/features/privacy/retention/retention.ts",
    "Each node counts what it has deleted itself, for its own metrics.",
    "deleted",
  ),
  ...state("api/src/features/records/mails/staff-mails.ts", ONE_CALL, "byAgent"),
  ...state("api/src/features/records/records.service.ts", REGISTERED, "kinds", "deliveries", "preparing"),
  ...state("api/src/features/records/revoking/revoke-records.ts", REGISTERED, "kinds"),
  ...state("api/src/features/session/session.first-sign-in.ts", IN_TURN, "inTurn"),
  ...state("api/src/features/students/correcting/changes.ts", REGISTERED, "correctedFollowers", "deletionFollowers"),
  ...state("api/src/features/templates/drawing/line-work.ts", PURE, "drawn"),
  ...state("api/src/features/templates/drawing/parsed-text.ts", PURE, "known"),
  ...state("api/src/features/templates/line-work/line-work.ts", PURE, "drawn"),
  ...state("api/src/features/templates/line-work/pdf-operators.ts", ONE_CALL, "at", "mirrored", "operators"),
  ...state("api/src/features/templates/previewing/preview.ts", REGISTERED, "real"),
  ...state("api/src/features/templates/typesetting/lettering.ts", PURE, "drawn"),
  ...state("api/src/features/templates/typesetting/paragraph.ts", PURE, "paragraphs"),
  ...state("api/src/features/templates/typesetting/shaping.ts", PURE, "loaded", "widths", "parted"),
  ...state(
    "api/src/features/verification/judging.ts",
    "Valid for one bundle, block and day; each node judges by itself.",
    "judged",
  ),
  ...state(
    "api/src/features/verification/published-bundles.ts",
    "A signed bundle stays as it is; when its holder hides other claims, a signal tells every node.",
    "cached",
    "changes",
  ),
  ...state(
    "api/src/features/visits/visits.service.ts",
    "Each node adds its own counts to the database; a killed one loses those since it last did.",
    "timer",
    "counted",
  ),
  ...state("api/src/platform/crash-points.ts", TESTS_ONLY, "armed", "left"),
  ...state("api/src/platform/embedded/chain-heartbeat.ts", THIS_MACHINE, "isLooking"),
  ...state("api/src/platform/embedded/chain-node.ts", THIS_MACHINE, "output"),
  ...state("api/src/platform/embedded/chain-writer.ts", THIS_MACHINE, "queue"),
  ...state("api/src/platform/embedded/chain.ts", THIS_MACHINE, "undo"),
  ...state("api/src/platform/embedded/linux-tools.ts", THIS_MACHINE, "found"),
  ...state("api/src/platform/files/raster.ts", TIMES_NODES, "next", "ofAccount", "inAll"),
  ...state(
    "api/src/platform/housekeeping.ts",
    "The rounds of one node do not overlap; between nodes each job, mail and duty is a row that one of them holds.",
    "running",
  ),
  ...state("api/src/platform/http/compressing.ts", PURE, "compressed"),
  ...state("api/src/platform/http/first-paint.ts", PURE, "markups"),
  ...state("api/src/platform/http/meter.ts", TIMES_NODES, "counts", "minute"),
  ...state("api/src/platform/http/mount.ts", THIS_MACHINE, "mounted", "actors"),
  ...state("api/src/platform/http/public-turns.ts", ONE_CALL, "entering", "leaving"),
  ...state("api/src/platform/http/stream-limits.ts", TIMES_NODES, "open"),
  ...state("api/src/platform/http/time-accounts.ts", TIMES_NODES, "accounts"),
  ...state(
    "api/src/platform/jobs/worker.ts",
    "The rounds of one node do not overlap; between nodes each job, mail and duty is a row that one of them holds.",
    "working",
  ),
  ...state(
    "api/src/platform/keyed-mutex.ts",
    "Inside of a mutex: each place that makes one says what it guards.",
    "last",
  ),
  ...state(
    "api/src/platform/mail/mail-delivery.ts",
    "The rounds of one node do not overlap; between nodes each job, mail and duty is a row that one of them holds.",
    "running",
    "latest",
  ),
  ...state("api/src/platform/mail/mailer.ts", REGISTERED, "kinds"),
  ...state("api/src/platform/newest-only.ts", TIMES_NODES, "accounts"),
  ...state("api/src/platform/threads/thread.ts", THIS_MACHINE, "worker", "lastId", "idle", "waiting"),
  ...state(
    "api/src/platform/time-stamping/time-stamping.ts",
    "Each node finds out by itself that an authority for time stamps does not answer.",
    "pausedUntil",
  ),
  ...state("api/src/platform/typst/typst-here.ts", THIS_MACHINE, "rendered"),
  ...state("api/src/platform/typst/typst-here.ts", PURE, "backgrounds"),
  ...state("verifier/src/chain/call-queue.ts", ONE_CALL, "waiting"),
  ...state(
    "verifier/src/chain/endpoint.ts",
    "What one process read a moment ago it does not read again; the server shares none.",
    "known",
  ),
  ...state(
    "verifier/src/chain/endpoint.ts",
    "Each process asks an endpoint itself which chain it shows, and again after five minutes or a fallen block number.",
    "lastBlock",
  ),
  ...state(
    "verifier/src/chain/pins.ts",
    "Each process asks an endpoint itself which chain it shows, and again after five minutes or a fallen block number.",
    "proofs",
  ),
  ...state("verifier/src/chain/rpc-batch.ts", "Numbers the calls of one connection.", "lastId"),
  ...state(
    "verifier/src/chain/rpc-batch.ts",
    "Each process learns itself whether an endpoint takes batches of calls.",
    "takesBatches",
  ),
  ...state(
    "verifier/src/chain/shared-reads.ts",
    "What one process read a moment ago it does not read again; the server shares none.",
    "known",
  ),
  ...state("verifier/src/credential/signature.ts", PURE, "importedKeys"),
];
