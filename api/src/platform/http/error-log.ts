/** The part of an error that is logged: never its attached values, such as the call's description or a row. */

type LoggedError = { type: string; message: string; stack?: string; code?: unknown; cause?: LoggedError };

const DEEPEST_CAUSE = 4;
const LONGEST = 2000;

export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error).slice(0, LONGEST) };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  // Fastify quotes what the caller wrote: such an error is named by its code.
  const unquoted = (text: string) => (String(code).startsWith("FST_") ? text.replace(message, String(code)) : text);
  return {
    type: name,
    message: unquoted(message).slice(0, LONGEST),
    ...(stack !== undefined && { stack: unquoted(stack).slice(0, LONGEST) }),
    code,
    ...(cause !== undefined && depth < DEEPEST_CAUSE && { cause: describeError(cause, depth + 1) }),
  };
}
