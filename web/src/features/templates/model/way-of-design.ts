/** How the address of a new template names the design of rows that it begins with: `?from=design:{id}`. */

const PREFIX = "design:";

export const wayOf = ({ id }: { id: string }): string => PREFIX + id;

/** Whether a new template begins with a design of rows; the server has those. */
export const isFromDesign = (from: string | null): boolean => from?.startsWith(PREFIX) ?? false;
