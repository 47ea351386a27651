/** Writes the table of floors in ARCHITECTURE.md from the import rules; --check only says whether it is up to date. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FLOORS, ROOM_NOTES } from "../.dependency-cruiser.mjs";
import { root } from "./stamps.mjs";

const PAGE = join(root, "ARCHITECTURE.md");
const TABLE = /(<!-- floors -->\n\n)[\s\S]*?(\n\n<!-- end of floors -->)/;

const nameOf = (room) => (ROOM_NOTES[room] ? `${room} (${ROOM_NOTES[room]})` : room);
const rows = FLOORS.map((rooms, floor) => `| ${floor} | ${rooms.map(nameOf).join(", ")} |`).reverse();
const below = "| below | platform (HTTP, database, jobs, audit, mail, files, embedded servers); in web also ui |";
const table = ["| Floor | Rooms |", "|---|---|", ...rows, below].join("\n");

const page = readFileSync(PAGE, "utf8");
const fresh = page.replace(TABLE, (_, before, after) => `${before}${table}${after}`);

if (process.argv.includes("--check")) {
  if (!TABLE.test(page) || fresh !== page) {
    process.stderr.write("The floors in ARCHITECTURE.md are stale: run node scripts/floors.mjs\n");
    process.exitCode = 1;
  }
} else writeFileSync(PAGE, fresh);
