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

/** Asks for each thing once, and remembers the answers for as long as the function is held. */
export function remember<Result>(ask: (name: string) => Promise<Result>): (name: string) => Promise<Result> {
  const answers = new Map<string, Promise<Result>>();
  return (name) => {
    const answer = answers.get(name) ?? ask(name);
    answers.set(name, answer);
    return answer;
  };
}
