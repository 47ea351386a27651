/** The records of a review as they become known, what was decided on them, and which one is read. Pure. */

/** `elsewhere`: somebody else has decided on it, or it is gone. */
export type Mark = "accepted" | "rejected" | "elsewhere";

export type Tally = { accepted: number; rejected: number; remaining: number };

type Named = { _id: string };

export type ReviewState<Kept extends Named> = {
  /** In their order; decided ones stay. */
  records: readonly Kept[];
  marks: Readonly<Record<string, Mark>>;
  /** Marked as accepted with all others, until the server says that one still waits. */
  assumed: readonly string[];
  currentId: string | null;
  tally: Tally;
};

/** What the server says of the review: one page of what waits, how many wait, and what it knows of the others. */
export type LoadedPage<Kept> = {
  records: readonly Kept[];
  remaining: number;
  decided?: Omit<Tally, "remaining"> | undefined;
};

export type ReviewAction<Kept extends Named> =
  | { type: "loaded"; page: LoadedPage<Kept> }
  | { type: "decided"; id: string; mark: Mark }
  | { type: "allAccepted" }
  | { type: "chosen"; id: string }
  | { type: "moved"; by: 1 | -1 };

export const EMPTY_REVIEW: ReviewState<Named> = {
  records: [],
  marks: {},
  assumed: [],
  currentId: null,
  tally: { accepted: 0, rejected: 0, remaining: 0 },
};

/** Those that are known and wait. */
export const undecidedOf = <Kept extends Named>({ records, marks }: ReviewState<Kept>): Kept[] =>
  records.filter(({ _id }) => !marks[_id]);

const count = (marks: ReviewState<Named>["marks"], mark: Mark): number =>
  Object.values(marks).filter((each) => each === mark).length;

/** The next one that waits, after this one or else before it; this one when none does. */
function nextUndecided<Kept extends Named>(state: ReviewState<Kept>, id: string): string {
  const at = state.records.findIndex(({ _id }) => _id === id);
  const waiting = undecidedOf(state);
  const after = waiting.find((record) => state.records.indexOf(record) > at);
  return (after ?? waiting[0])?._id ?? id;
}

function load<Kept extends Named>(state: ReviewState<Kept>, { records, remaining, decided }: LoadedPage<Kept>) {
  const fresh = new Map(records.map((record) => [record._id, record]));
  const known = new Set(state.records.map(({ _id }) => _id));
  const marks = Object.fromEntries(
    Object.entries(state.marks).filter(([id]) => !(fresh.has(id) && state.assumed.includes(id))),
  );
  const all = [
    ...state.records.map((record) => fresh.get(record._id) ?? record),
    ...records.filter(({ _id }) => !known.has(_id)),
  ];
  const visit = { accepted: count(marks, "accepted"), rejected: count(marks, "rejected") };
  const next = { ...state, records: all, marks, tally: { ...(decided ?? visit), remaining } };
  const isLost = !next.currentId || (next.marks[next.currentId] && undecidedOf(state).length === 0);
  return isLost ? { ...next, currentId: undecidedOf(next)[0]?._id ?? next.currentId ?? all[0]?._id ?? null } : next;
}

function decide<Kept extends Named>(state: ReviewState<Kept>, { id, mark }: { id: string; mark: Mark }) {
  if (state.marks[id]) return state;
  const { accepted, rejected, remaining } = state.tally;
  const tally = {
    accepted: accepted + (mark === "accepted" ? 1 : 0),
    rejected: rejected + (mark === "rejected" ? 1 : 0),
    remaining: Math.max(0, remaining - 1),
  };
  const assumed = state.assumed.filter((each) => each !== id);
  const next = { ...state, assumed, marks: { ...state.marks, [id]: mark }, tally };
  return { ...next, currentId: state.currentId === id ? nextUndecided(next, id) : state.currentId };
}

function acceptAll<Kept extends Named>(state: ReviewState<Kept>): ReviewState<Kept> {
  const ids = undecidedOf(state).map(({ _id }) => _id);
  const marks = { ...state.marks, ...Object.fromEntries(ids.map((id) => [id, "accepted" as const])) };
  const { accepted, rejected, remaining } = state.tally;
  return { ...state, marks, assumed: ids, tally: { accepted: accepted + remaining, rejected, remaining: 0 } };
}

function move<Kept extends Named>(state: ReviewState<Kept>, by: 1 | -1): ReviewState<Kept> {
  const at = state.records.findIndex(({ _id }) => _id === state.currentId);
  const to = state.records[at + by];
  return to ? { ...state, currentId: to._id } : state;
}

export function reduceReview<Kept extends Named>(
  state: ReviewState<Kept>,
  action: ReviewAction<Kept>,
): ReviewState<Kept> {
  switch (action.type) {
    case "loaded":
      return load(state, action.page);
    case "decided":
      return decide(state, action);
    case "allAccepted":
      return acceptAll(state);
    case "chosen":
      return { ...state, currentId: action.id };
    case "moved":
      return move(state, action.by);
  }
}
