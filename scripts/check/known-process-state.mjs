/** Known state of one process, by room and name, and its effect with several nodes; see `process-state.mjs`. */

const REGISTERED = "Filled while the server starts, from its own code: the same on every node.";
const PURE = "Keeps what is computed from its key alone: each node computes it once for itself, and none can differ.";
const ONE_CALL = "Made for one piece of work and gone with it: there is nothing that nodes could share.";
const IN_TURN =
  "Those on one node take turns so that the loser costs little; between nodes the database decides, and refuses.";
const THIS_MACHINE = "Is of this process and its machine alone: other nodes have their own.";
const TESTS_ONLY = "Armed by tests only, in the process that is to die.";
const TIMES_NODES = "Protects this process: with several nodes the limit is multiplied by their number.";
const PACE = "When to look again, no fact: what a node then changes, it changes in rows that it holds in the database.";

const state = (place, nodes, ...names) => names.map((name) => ({ place, name, nodes }));

export const PROCESS_STATE = [
  ...state("app", THIS_MACHINE, "worker", "housekeeping"),
  ...state("accounts", IN_TURN, "inTurn"),
  ...state("accounts", REGISTERED, "handlers"),
  ...state("issuing", PURE, "orders"),
  ...state(
    "badges",
    "The revoked places are read each time, so that only the date of the same list may differ by node, by ten minutes.",
    "made",
  ),
  ...state(
    "credentials",
    "The statuses are read each time, so that only the date of the same list may differ by node, by ten minutes.",
    "made",
  ),
  ...state("certificates", ONE_CALL, "known"),
  ...state("issuing", REGISTERED, "kinds"),
  ...state(
    "issuing",
    "Each node compares by itself, at the start and before each batch: what it shows may be older than another's.",
    "behind",
    "all",
  ),
  ...state("issuing", "Random values: each node takes its own from the system.", "text", "at"),
  ...state("chain", PACE, "sendings", "paces", "known"),
  ...state("chain", REGISTERED, "guard", "onKeyChange"),
  ...state("chain", THIS_MACHINE, "relayer", "proving"),
  ...state("chain", "Shown for some seconds; before a payment the chain is asked again.", "kept"),
  ...state("chain", "A fault is logged once by each node that meets it.", "reported"),
  ...state("diplomas", REGISTERED, "followers"),
  ...state("documents", ONE_CALL, "taken"),
  ...state(
    "documents",
    "Joins those who ask one node at once; two nodes may make the same document, and either is good.",
    "underway",
  ),
  ...state("documents", PURE, "atHand"),
  ...state("platform", PURE, "backgrounds", "markups", "compressed"),
  ...state(
    "platform",
    "Each node finds out by itself that an authority for time stamps does not answer.",
    "pausedUntil",
  ),
  ...state("platform", THIS_MACHINE, "found", "undo", "waiting", "idle", "rendered", "mounted", "actors"),
  ...state("platform", THIS_MACHINE, "isLooking", "output", "queue", "worker", "lastId"),
  ...state(
    "platform",
    "The rounds of one node do not overlap; between nodes each job, mail and duty is a row that one of them holds.",
    "running",
    "working",
    "latest",
  ),
  ...state("platform", TESTS_ONLY, "armed", "left"),
  ...state("platform", TIMES_NODES, "ofAccount", "inAll", "next", "counts", "open", "accounts", "minute"),
  ...state("platform", ONE_CALL, "entering", "leaving"),
  ...state("platform", "Inside of a mutex: each place that makes one says what it guards.", "last"),
  ...state("platform", REGISTERED, "kinds"),
  ...state("privacy", "Each node counts what it has deleted itself, for its own metrics.", "deleted"),
  ...state("records", REGISTERED, "preparing", "kinds", "deliveries"),
  ...state("records", ONE_CALL, "byAgent"),
  ...state("session", IN_TURN, "inTurn"),
  ...state("students", REGISTERED, "correctedFollowers", "deletionFollowers"),
  ...state("templates", PURE, "drawn", "known", "loaded", "paragraphs", "parted", "widths"),
  ...state("templates", ONE_CALL, "at", "mirrored", "operators"),
  ...state("templates", REGISTERED, "real"),
  ...state("correction-requests", IN_TURN, "inTurn"),
  ...state(
    "verification",
    "A signed bundle stays as it is; when its holder hides other claims, a signal tells every node.",
    "cached",
    "changes",
  ),
  ...state("verification", "Valid for one bundle, block and day; each node judges by itself.", "judged"),
  ...state("verifier", PURE, "importedKeys"),
  ...state("verifier", "Numbers the calls of one connection.", "lastId"),
  ...state("verifier", "Each process learns itself whether an endpoint takes batches of calls.", "takesBatches"),
  ...state("verifier", ONE_CALL, "waiting"),
  ...state(
    "verifier",
    "Each process asks an endpoint itself which chain it shows, and again after five minutes or a fallen block number.",
    "proofs",
    "lastBlock",
  ),
  ...state("verifier", "What one process read a moment ago it does not read again; the server shares none.", "known"),
  ...state(
    "visits",
    "Each node adds its own counts to the database; a killed one loses those since it last did.",
    "counted",
    "timer",
  ),
];
