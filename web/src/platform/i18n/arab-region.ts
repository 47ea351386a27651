/**
 * In whose months the reader of a page is shown Arabic. A painted page says which ones the server used, so that the
 * scripts go on with the same; of any other the languages of the browser say it.
 */
import { type ArabRegion, arabRegionOf, asArabRegion } from "@ijaza/schema/fields/arab-regions";

type ReadRegion = () => ArabRegion;

const ofThisPage: ReadRegion = () =>
  asArabRegion(document.documentElement.dataset.region) ?? arabRegionOf(navigator.languages);

let read = ofThisPage;

/** The region for what is formatted now. */
export const arabRegion: ReadRegion = () => read();

/** For the server, which paints for many readers at once: it says how the one of the present paint is found. */
export const readRegionBy = (reader: ReadRegion): void => {
  read = reader;
};
