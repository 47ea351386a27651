/** A bounded map that forgets what was not asked for longest. */

export function keepLatest<T>(most: number) {
  const kept = new Map<string, T>();
  return {
    get(key: string): T | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    keep(key: string, value: T): T {
      kept.set(key, value);
      const oldest = kept.keys().next().value;
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
    /** Of nobody knows which, all. */
    forget(key: string): void {
      if (key === "") kept.clear();
      else kept.delete(key);
    },
  };
}
