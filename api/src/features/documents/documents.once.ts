/** Work that several ask for at once is done once, and all are given what comes of it. */

export function createOnce<Result>(): (name: string, work: () => Promise<Result>) => Promise<Result> {
  const underway = new Map<string, Promise<Result>>();
  return (name, work) => {
    const begun = underway.get(name);
    if (begun) return begun;
    const promised = work().finally(() => underway.delete(name));
    underway.set(name, promised);
    return promised;
  };
}
