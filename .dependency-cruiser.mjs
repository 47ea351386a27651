/** Who may import whom: rooms on floors, doors, layers, workspaces. Read by scripts/check/imports.mjs. */

/** Rooms by floor; a room imports rooms of lower floors only. A room that stands on no floor is an error. */
export const FLOORS = [
  ["users", "chain", "jobs", "imports"],
  ["issuing"],
  ["universities", "visits"],
  ["students", "credits", "accounts", "audit", "registrar-calls", "keys"],
  ["signatories"],
  ["templates"],
  ["records"],
  ["diplomas", "certificates"],
  ["documents", "credentials"],
  ["badges"],
  ["correction-requests", "verification", "generate", "cohorts"],
  ["sharing"],
  ["session", "profile", "agents", "dashboard", "statistics", "landing", "mailbox", "showcase", "legal", "privacy"],
  ["university-pages"],
];

/** What a room's name alone does not tell; ARCHITECTURE.md shows it beside the room. */
export const ROOM_NOTES = {
  chain: "client, keys, outbox, relayer",
  issuing: "batches, trees, credentials, and whether they may be sent now",
  records: "what diplomas and certificates have in common once they are accepted",
  documents: "bundles, PDFs, their download",
  credentials: "what software that knows only the standards reads beside a credential: type metadata, status lists",
  badges: "Open Badges and their status lists",
  generate: "Excel workbooks",
  sharing: "shares by a link, and requests of organisations",
  signatories: "those who sign documents",
  cohorts: "what one import brought, and how far it is",
  keys: "keys of universities: reported, marked, confirmed, cleared, vetoed, replaced, ended",
  "registrar-calls": "what waits for who enters universities and keys in the registry",
  visits: "counts of visits and verifications",
  showcase: "the design system at /components",
  legal: "privacy, terms, accessibility, who runs it",
  privacy: "what a student takes along of the own data, erasing it, and deleting data after its period",
  "university-pages": "what anybody may read of a university",
};

/**
 * The files of a room that other rooms may import: its room or service in api; in web its calls and its parts.
 */
const API_DOORS = ["([^/]+)/\\1[.](service|room)[.]ts$"];
const WEB_DOORS = ["([^/]+)/\\1[.](api|parts)[.]tsx?$"];

const TESTS = "[.](test|spec)[.](tsx?|mjs)$|^[a-z0-9]+/test/|^web/src/testing/|/embedded/test/";
const ROOMS = "^(api|web)/src/features/";
const doorsOf = (workspace, doors) => doors.map((door) => `^${workspace}/src/features/${door}`);

export default {
  forbidden: [
    ...FLOORS.flatMap((rooms, floor) => rooms.map((room) => looksDown(room, FLOORS.slice(0, floor).flat()))),
    {
      name: "api-rooms-by-their-door",
      comment: "A room may be rebuilt behind its door: another room imports its <room>.service.ts.",
      severity: "error",
      from: { path: "^api/(?:src/features/([^/]+)|seeds)/" },
      to: { path: "^api/src/features/", pathNot: ["^api/src/features/$1/", ...doorsOf("api", API_DOORS)] },
    },
    {
      name: "web-rooms-by-their-door",
      comment: "A room may be redrawn behind its door: another room imports its <room>.api.ts or <room>.parts.ts.",
      severity: "error",
      from: { path: "^web/src/features/([^/]+)/" },
      to: { path: "^web/src/features/", pathNot: ["^web/src/features/$1/", ...doorsOf("web", WEB_DOORS)] },
    },
    {
      name: "platform-knows-no-room",
      comment:
        "Platform and ui hold what every room needs and no room owns; a room registers with them, not they with it.",
      severity: "error",
      from: { path: "^(api|web)/src/(platform|ui)/", pathNot: TESTS },
      to: { path: ROOMS },
    },
    {
      name: "nobody-imports-the-shell",
      comment: "The shell puts the rooms together; whatever it puts together must stand without it.",
      severity: "error",
      from: { path: "^(api|web)/src/(features|platform|ui)/", pathNot: TESTS },
      to: { path: "^(api/src/[^/]+[.]ts|web/src/main[.]tsx|web/src/app/.+)$" },
    },
    {
      name: "api-and-web-never-meet",
      comment: "What both sides say to each other is in schema; anything else would ship one side inside the other.",
      severity: "error",
      from: { path: "^(api|web)/" },
      to: { path: "^(api|web)/", pathNot: "^$1/" },
    },
    {
      name: "schema-stands-on-the-verifier",
      comment:
        "Both sides load schema, so it loads nothing of theirs. Of the verifier it takes types, and how typed texts are read (checked apart).",
      severity: "error",
      from: { path: "^schema/" },
      to: { path: "^(api|web|contracts|e2e|bench|scripts)/" },
    },
    {
      name: "verifier-stands-on-the-abi",
      comment: "Third parties use the verifier without us: nothing of the product may come along but the ABI.",
      severity: "error",
      from: { path: "^verifier/" },
      to: { path: "^(api|web|schema|contracts|e2e|bench|scripts)/", pathNot: "^contracts/abi/" },
    },
    {
      name: "contracts-stand-alone",
      comment: "Contracts are the ground: they are deployed once and know nobody.",
      severity: "error",
      from: { path: "^contracts/" },
      to: { path: "^(api|web|schema|verifier|e2e|bench|scripts)/" },
    },
    {
      name: "journeys-use-the-running-product",
      comment: "A journey sees what a person sees; of the server's source it may know the demo's seeds only.",
      severity: "error",
      from: { path: "^e2e/" },
      to: { path: "^(api|web)/", pathNot: "^api/seeds/" },
    },
    {
      name: "nobody-imports-journeys-benches-scripts",
      comment: "They drive the product from outside.",
      severity: "error",
      from: { path: "^(api|web|schema|verifier|contracts)/" },
      to: { path: "^(e2e|bench|scripts)/" },
    },
    {
      name: "product-imports-no-test",
      comment: "What only tests need must not reach the product.",
      severity: "error",
      from: { path: "^(api|web|schema|verifier|contracts)/", pathNot: `${TESTS}|[.]config[.]ts$` },
      to: { path: TESTS },
    },
    {
      name: "no-circles",
      comment: "Two files that need each other are one thought, or one of them knows too much.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "every-import-is-found",
      comment: "An import that cannot be found cannot be judged either.",
      severity: "error",
      from: {},
      // The address of a file of a package: the build looks it up, and fails without it.
      to: { couldNotResolve: true, pathNot: "\\?url$" },
    },
  ],
  options: {
    // Without swc not one module of TypeScript 7 is read, and nothing says so.
    parser: "swc",
    tsPreCompilationDeps: true,
    exclude: { path: "(^|/)(node_modules|dist|out|cache|coverage|data)/" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts", ".json"],
    },
  },
};

function looksDown(room, lower) {
  const allowed = [room, ...lower].join("|");
  return {
    name: `${room}-looks-down`,
    comment: `The room ${room} may import ${lower.length > 0 ? lower.join(", ") : "no room"}: rooms stand on floors and look down only.`,
    severity: "error",
    from: { path: `${ROOMS}${room}/` },
    to: { path: ROOMS, pathNot: `${ROOMS}(${allowed})/` },
  };
}
