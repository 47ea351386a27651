/**
 * The library of pictures, set up for a server, whose pictures belong to different accounts: each is processed once and by one
 * thread of its own. The rest of the server takes it from here.
 *
 * Its threads stay until the process ends. Otherwise one that has had nothing to do for 15.5 seconds ends, and a picture that is
 * handed to it in just that moment waits until another one follows (libvips 8.18, iofuncs/threadset.c).
 */
/** Threads of Node's pool, each of which processes a picture, with one thread that computes and two that write. */
const POOL = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
export const PICTURE_THREADS = Math.max(16, 4 * POOL);

// Read when the library is loaded, so that it cannot be imported before.
process.env.VIPS_MAX_THREADS ??= String(PICTURE_THREADS);
export const { default: sharp } = await import("sharp");

sharp.cache(false);
sharp.concurrency(1);
