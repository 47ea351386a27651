/** The texts of the rooms that public pages show: a small table of files beside that of the whole client. */
import type { LoadTexts } from "../platform/i18n/start.ts";

const FILES = import.meta.glob<object>(
  [
    "../ui/locales/*.json",
    "../features/{landing,session,sharing,university-pages,verification,verification/input}/locales/*.json",
  ],
  { import: "default" },
);

/** All rooms that public pages show, besides `ui`. */
export const PUBLIC_ROOMS = ["landing", "session", "sharing", "university-pages", "verification", "verification/input"];

/** Fetches the texts of a room; a room without texts has none. */
export const loadPublicTexts: LoadTexts = async (room, language) => {
  const folder = room === "ui" ? "../ui" : `../features/${room}`;
  return (await FILES[`${folder}/locales/${language}.json`]?.()) ?? {};
};
