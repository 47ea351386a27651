/** Shares the result of concurrent requests for the same work. */

/** Runs the work once for concurrent calls of the same name, and gives its result to all of them. */
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

/** Runs the work once for each name, and remembers the results for as long as the returned function lives. */
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
