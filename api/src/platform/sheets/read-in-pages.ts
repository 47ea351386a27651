/** Reads the rows of a list by their ids, which one statement has listed: no transaction waits for a slow reader. */

const PAGE = 500;

type ReadInPagesOptions<Row> = {
  ids: readonly string[];
  /** The rows with these ids, in any order. */
  read(ids: readonly string[]): Promise<readonly Row[]>;
  idOf(row: Row): string;
};

/** Pages in the order of the ids. Rows that are gone meanwhile are left out. */
export async function* readInPages<Row>({ ids, read, idOf }: ReadInPagesOptions<Row>): AsyncGenerator<Row[]> {
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = ids.slice(start, start + PAGE);
    const rows = new Map((await read(page)).map((row) => [idOf(row), row]));
    yield page.flatMap((id) => rows.get(id) ?? []);
  }
}
