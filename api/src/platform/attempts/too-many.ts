/** The refusal of a caller who must wait. */
import { AppError } from "../app-error.ts";

/** `about` is the counted subject, only for the digest in the security log. */
export function tooMany(milliseconds: number, about?: string): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError("too_many_requests", { retryAfter: seconds, data: { seconds }, about });
}
