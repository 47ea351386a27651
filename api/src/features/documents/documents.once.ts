/** Work that is not done twice. */

/** What several ask for at once is done once, and all are given what comes of it. */
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

/** Asks once for all things of the same name, and remembers the answers for as long as the function is held. */
export function remember<Thing, Result>(
  nameOf: (thing: Thing) => string,
  ask: (thing: Thing) => Promise<Result>,
): (thing: Thing) => Promise<Result> {
  const answers = new Map<string, Promise<Result>>();
  return (thing) => {
    const name = nameOf(thing);
    const answer = answers.get(name) ?? ask(thing);
    answers.set(name, answer);
    return answer;
  };
}
