/** Blocks its thread for ever, as an endless computation does, but leaves the processor to others. */
export function never(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
