/**
 * The sizes of each role of a text in both scripts, the steps by which it becomes smaller when it does not fit, and the
 * distance of its lines. Sizes are of the classic pair; Amiri is set larger beside a Latin face by that face's own factor.
 */
import type { Language } from "@ijaza/schema/product";
import type { Cell, FontPair, Role } from "@ijaza/schema/templates/stack-layout";

/** Points, and the most lines at that size. */
export type Step = { size: number; lines: number };

/** `distance` is of the first step, in em. */
type Sizes = { steps: readonly Step[]; distance: number };

const one = (size: number): Step => ({ size, lines: 1 });
const upTo = (lines: number, size: number): Step => ({ size, lines });

/** By how much Amiri is larger than the Latin face of a pair. */
const ARABIC_FACTOR: Record<FontPair, number> = { classic: 1.16, delicate: 1.1, plain: 1.38 };
/** By how much captions in Arabic are larger, in every pair. */
const SMALL_ARABIC = 1.22;

const LATIN: Record<Role, Sizes> = {
  university: { steps: [one(15), one(13), upTo(2, 12)], distance: 1.24 },
  title: { steps: [one(22.5), one(19), upTo(2, 19)], distance: 1.1 },
  name: { steps: [one(26), one(23), upTo(2, 20), upTo(2, 17)], distance: 1.1 },
  degree: { steps: [one(18), upTo(2, 16), upTo(3, 13.5)], distance: 1.16 },
  text: { steps: [one(11), one(10), upTo(2, 10)], distance: 1.39 },
  signatoryTitle: { steps: [one(9.5), upTo(2, 8.55)], distance: 1.15 },
  signatoryName: { steps: [one(10.5), upTo(2, 9.45)], distance: 1.15 },
  number: { steps: [one(9), one(8), one(7), one(6)], distance: 1.2 },
  label: { steps: [one(7.6)], distance: 1.2 },
  caption: { steps: [one(7.8), upTo(2, 7.8)], distance: 1.2 },
  reference: { steps: [one(7.4), one(6)], distance: 1.2 },
};

const ARABIC: Record<Role, Sizes> = {
  university: { steps: [one(18.5), one(16), upTo(2, 14.8)], distance: 1.42 },
  title: { steps: [one(31), one(27), upTo(2, 27)], distance: 1.25 },
  name: { steps: [one(29), one(25), upTo(2, 22)], distance: 1.25 },
  degree: { steps: [one(21.5), upTo(2, 19), upTo(3, 16)], distance: 1.22 },
  text: { steps: [one(12.8), one(11.6), upTo(2, 11.6)], distance: 1.2 },
  signatoryTitle: { steps: [one(12), upTo(2, 10.8)], distance: 1.25 },
  signatoryName: { steps: [one(12.5), upTo(2, 11.25)], distance: 1.25 },
  number: { steps: [one(11), one(9.8), one(8.5), one(7.3)], distance: 1.2 },
  label: { steps: [one(7.6 * SMALL_ARABIC)], distance: 1.2 },
  caption: { steps: [one(7.8 * SMALL_ARABIC), upTo(2, 7.8 * SMALL_ARABIC)], distance: 1.2 },
  reference: { steps: [one(7.4), one(6)], distance: 1.2 },
};

/** Below these the designer is warned, in points. */
const FLOORS: Partial<Record<Role, number>> & { latin: number; arabic: number } = {
  name: 14,
  degree: 11,
  number: 6,
  label: 6,
  caption: 6,
  reference: 6,
  latin: 8,
  arabic: 9.5,
};

/** Small texts are no smaller in one pair than in another. */
const SMALL = new Set<Role>(["signatoryTitle", "signatoryName", "number", "label", "caption", "reference"]);

type SizesOf = Pick<Cell, "role" | "size" | "lines"> & { language: Language; pair: FontPair };

/** The steps of a cell from the largest on; its own size and number of lines come first. */
export function stepsOf({ role, size, lines, language, pair }: SizesOf): { steps: Step[]; distance: number } {
  const { steps, distance } = (language === "ar" ? ARABIC : LATIN)[role];
  const pairFactor = language === "ar" ? 1 : ARABIC_FACTOR.classic / ARABIC_FACTOR[pair];
  const ownFactor = SMALL.has(role) ? Math.max(1, pairFactor) : pairFactor;
  const factor = size !== undefined ? size / steps[0]!.size : role === "reference" ? 1 : ownFactor;
  return {
    steps: steps.map((step) => ({ size: step.size * factor, lines: Math.max(lines, step.lines + (lines - 1)) })),
    distance,
  };
}

/** The size below which a text of the role is too small to read. */
export const floorOf = (role: Role, language: Language): number =>
  FLOORS[role] ?? (language === "ar" ? FLOORS.arabic : FLOORS.latin);
