/** The encodings in which CSV files are read. */

/** Encodings in which every byte is a letter; the first of each script is the usual one. */
export const ARABIC = ["windows-1256", "iso-8859-6"] as const;
export const WESTERN = ["windows-1252", "macintosh", "ibm850"] as const;
export type SingleByte = (typeof ARABIC)[number] | (typeof WESTERN)[number];

export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", ...ARABIC, ...WESTERN] as const;
export type Encoding = (typeof ENCODINGS)[number];
