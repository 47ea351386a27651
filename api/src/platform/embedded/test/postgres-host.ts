/** A process that runs a database, commits one row, and waits until it is killed. */
import pg from "pg";
import { startEmbeddedPostgres } from "../postgres.ts";
import { quiet } from "./quiet-log.ts";

const [dir = ""] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dir, log: quiet });
const client = new pg.Client({ connectionString: postgres.ownerUrl });
await client.connect();
await client.query("create table if not exists kept (word text)");
await client.query("insert into kept values ('committed')");
process.stdout.write(`ready ${postgres.pid}\n`);
