/** The door of the room credentials: which of them are revoked, by their places in status lists. */
export { readRevoked } from "./credentials.places.ts";
export { findPosition } from "./credentials.repository.ts";
