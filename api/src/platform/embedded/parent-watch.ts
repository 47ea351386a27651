/** Ends the server when the start script that launched it has ended, even by kill -9. */

/** Calls back once when the launcher's channel closes; without a launcher it does nothing. */
export function watchParent(onGone: () => void): void {
  if (!process.channel) return;
  process.once("disconnect", onGone);
  process.channel.unref();
}
