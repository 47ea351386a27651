/** Loads what badges, time stamps and audit logs need of other packages, which who verifies bundles alone need not have. */
import { refuse } from "./refusal.ts";

const isAbsent = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";

/** Refuses with `part_missing`, naming the package, where one of them is not installed. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isAbsent(error)) throw error;
    const [, name = "a package"] = /Cannot find package '([^']+)'/.exec(error.message) ?? [];
    return refuse("part_missing", `This file needs ${name}, which is not installed beside the verifier.`);
  }
}
