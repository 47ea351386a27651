/** The log of the embedded servers for the operator; any pino logger fits. */

export type EmbeddedLog = {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
};
