/** The reason why an embedded server cannot start: a stable code, its data, and a sentence for the console. */

const SENTENCES = {
  directory_in_use: "is in use by another process; stop it, or choose another DATA_DIR",
  binaries_missing: "has no package for this platform; install the optional dependencies, or use a server of your own",
  privileges_missing: "cannot run as root here; run as an ordinary user, or use a server of your own",
  directory_moved_away: "was moved to a directory that is gone; bring it back, or remove the pointer to start empty",
  server_did_not_start: "did not start",
  log_damaged: "has a damaged log; restore DATA_DIR from a backup",
  replay_diverged: "came out differently than it was recorded; use the release that wrote it",
} as const;

export type StartUpCode = keyof typeof SENTENCES;

export class StartUpError extends Error {
  readonly code: StartUpCode;
  readonly data: Record<string, string | number>;

  constructor(code: StartUpCode, { server, ...data }: { server: string } & Record<string, string | number>) {
    const details = Object.entries(data).map(([name, value]) => `${name}: ${value}`);
    super(`The embedded ${server} ${SENTENCES[code]}${details.length > 0 ? ` (${details.join(", ")})` : ""}.`);
    this.name = "StartUpError";
    this.code = code;
    this.data = data;
  }
}
