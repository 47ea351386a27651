/** Where things stand on a page, as areas large enough to point at. Pure. */
import type { Preview } from "../../templates.api.ts";

export type Place = Preview["places"][number];

/** Millimetres that an area reaches beyond what is drawn, and how large it is at least: a line is as thin as a hair. */
const AROUND = 0.7;
const LEAST = 4;

function grown(place: Place): Place {
  const width = Math.max(LEAST, place.width + 2 * AROUND);
  const height = Math.max(LEAST, place.height + 2 * AROUND);
  const [x, y] = [place.x - (width - place.width) / 2, place.y - (height - place.height) / 2];
  return { ...place, x, y, width, height };
}

/** Those of one page, counted from 0; the largest come first, so that the others lie over them. */
export const areasOf = (places: readonly Place[], page: number): Place[] =>
  places
    .filter((place) => place.page === page)
    .map(grown)
    .sort((one, other) => other.width * other.height - one.width * one.height);
