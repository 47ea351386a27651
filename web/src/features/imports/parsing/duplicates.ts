/** Numbers that occur twice in a file: the first row of each, kept up to date while cells change. */

/** The rows (by index) that hold a key, in the order of the file. */
export type KeyIndex = {
  add: (key: string, row: number) => void;
  remove: (key: string, row: number) => void;
  firstOf: (key: string) => number | undefined;
};

export function createKeyIndex(): KeyIndex {
  const holders = new Map<string, number[]>();
  return {
    add: (key, row) => {
      const rows = holders.get(key);
      if (!rows) holders.set(key, [row]);
      else if (row > rows.at(-1)!) rows.push(row);
      else
        holders.set(
          key,
          [...rows, row].sort((one, other) => one - other),
        );
    },
    remove: (key, row) => {
      const rest = (holders.get(key) ?? []).filter((each) => each !== row);
      if (rest.length > 0) holders.set(key, rest);
      else holders.delete(key);
    },
    firstOf: (key) => holders.get(key)?.[0],
  };
}
