/** What the embedded servers tell the operator; any pino logger fits. */

export type EmbeddedLog = {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
};
