/** Errors of the database that are not our bugs: it is unavailable or has no space. */
import pg from "pg";
import { AppError } from "../app-error.ts";

/** Connection errors, shutdown, insufficient resources, system errors, timeout of an idle transaction. */
const AWAY = /^(08|57P|53|58|25P03)/;
const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);
/** Messages of the driver that have no code. */
const LOST = /^(Connection terminated|timeout exceeded when trying|Client has encountered a connection error)/;
const DISK_FULL = "53100";
const SOON_SECONDS = 5;
const LATER_SECONDS = 30;

/** The refusal to answer with, or null for another error. */
export function refusalOfDatabase(error: Error & { code?: string }): AppError | null {
  if (error.code === DISK_FULL || error.code === "ENOSPC")
    return new AppError("storage_full", { retryAfter: LATER_SECONDS });
  return isAway(error) ? new AppError("database_unavailable", { retryAfter: SOON_SECONDS }) : null;
}

function isAway(error: Error & { code?: string }): boolean {
  if (error instanceof pg.DatabaseError) return AWAY.test(error.code ?? "");
  return NETWORK.has(error.code ?? "") || LOST.test(error.message);
}
