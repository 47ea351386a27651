/** The refusal of who must wait. */
import { AppError } from "../app-error.ts";

/** `about` is what was counted, for the digest in the security log alone. */
export function tooMany(milliseconds: number, about?: string): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError("too_many_requests", { retryAfter: seconds, data: { seconds }, ...(about && { about }) });
}
