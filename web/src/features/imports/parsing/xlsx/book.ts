/** Opens a workbook (ECMA-376): its sheets with the parts that hold them, and the parts that all sheets share. */
import { openArchive, type UploadFile } from "../../uploads/archive.ts";
import { FileFault, MAX_ENTRIES, MAX_SHEET_LIST_BYTES } from "../limits.ts";
import { attributeOf, isTrue, readXml } from "./xml.ts";

export type BookSheet = { name: string; isVisible: boolean; entry: UploadFile };
export type Book = {
  /** Those with cells: charts and dialogs on sheets of their own have none. */
  sheets: BookSheet[];
  /** Days are counted from 1904, as early Macs did. */
  is1904: boolean;
  strings: UploadFile | undefined;
  styles: UploadFile | undefined;
};

type Entries = ReadonlyMap<string, UploadFile>;
type Relation = { id: string; type: string; path: string };

const pathOf = (target: string, folder: string): string => {
  const steps: string[] = [];
  for (const step of (target.startsWith("/") ? target : `${folder}/${target}`).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/").toLowerCase();
};

/** The part, whose list of sheets or relations is short in any workbook. */
async function openShort(entry: UploadFile): Promise<Blob> {
  if (entry.size > MAX_SHEET_LIST_BYTES) throw new FileFault("unpacks_too_large");
  return entry.open();
}

async function relationsOf(entries: Entries, path: string): Promise<Relation[]> {
  const cut = path.lastIndexOf("/");
  const folder = path.slice(0, Math.max(0, cut));
  const entry = entries.get(pathOf(`_rels/${path.slice(cut + 1)}.rels`, folder));
  const relations: Relation[] = [];
  if (!entry) return relations;
  await readXml(await openShort(entry), {
    onOpen: (name, { Id = "", Type = "", Target = "" }) => {
      if (name === "Relationship") relations.push({ id: Id, type: Type, path: pathOf(Target, folder) });
    },
  });
  return relations;
}

const ofType = (relations: readonly Relation[], type: string) =>
  relations.find((relation) => relation.type.endsWith(`/${type}`));

/** Throws for what is no workbook. */
export async function openBook(bytes: Uint8Array): Promise<Book> {
  const all = await openArchive(new Blob([bytes.slice()]));
  if (all.length > MAX_ENTRIES) throw new FileFault("not_a_workbook");
  const entries: Entries = new Map(all.map((entry) => [pathOf(entry.name, ""), entry]));
  const path = ofType(await relationsOf(entries, ""), "officeDocument")?.path ?? "xl/workbook.xml";
  const list = entries.get(path);
  if (!list) throw new FileFault("not_a_workbook");
  const relations = await relationsOf(entries, path);
  const entryOf = (relation: Relation | undefined) => relation && entries.get(relation.path);
  const sheets: BookSheet[] = [];
  let is1904 = false;
  await readXml(await openShort(list), {
    onOpen: (name, attributes) => {
      if (name === "workbookPr") is1904 = isTrue(attributes.date1904);
      if (name !== "sheet") return;
      const id = attributeOf(attributes, "id");
      const entry = entryOf(relations.find((each) => each.id === id && each.type.endsWith("/worksheet")));
      const isVisible = (attributes.state ?? "visible") === "visible";
      if (entry) sheets.push({ name: attributes.name ?? "", isVisible, entry });
    },
  });
  return {
    sheets,
    is1904,
    strings: entryOf(ofType(relations, "sharedStrings")),
    styles: entryOf(ofType(relations, "styles")),
  };
}
