/** Zip archives as other programs write them. */
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { openArchive } from "./archive.ts";

type Entry = { name: string | Uint8Array; content: string; method?: number; flags?: number; declared?: number };

/** Makes a zip archive of these files; `declared` is a false size. */
const zipOf = (entries: readonly Entry[]): Blob => {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, method = 8, flags = 0x800, declared } of entries) {
    const bytes = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const label = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(label.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(declared ?? bytes.length, 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, label);
    chunks.push(head, label, packed);
    at += 30 + label.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(at, 16);
  return new Blob([...chunks, ...directory, end].map((part) => new Uint8Array(part)));
};

const textOf = async (blob: Blob) => new TextDecoder().decode(await blob.arrayBuffer());

test("the files of an archive are read unchanged, compressed or stored, with names in any script", async () => {
  const files = await openArchive(
    zipOf([
      { name: "folder/", content: "", method: 0 },
      { name: "folder/شهادة.pdf", content: "one ".repeat(500) },
      { name: "b.pdf", content: "two", method: 0, flags: 0 },
    ]),
  );
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ["folder/شهادة.pdf", 2000],
    ["b.pdf", 3],
  ]);
  expect(await Promise.all(files.map(async ({ open }) => textOf(await open())))).toEqual(["one ".repeat(500), "two"]);
});

test("a file that decompresses to more than it declares is not decompressed", async () => {
  const [bomb] = await openArchive(zipOf([{ name: "a.pdf", content: "0".repeat(5_000_000), declared: 1000 }]));
  await expect(bomb!.open()).rejects.toMatchObject({ code: "unpacks_too_large" });
});

test.each([
  ["a password", { flags: 1 }],
  ["a way of packing that is not known", { method: 12 }],
])("an archive with %s is refused completely", async (_, how) => {
  const archive = zipOf([
    { name: "a.pdf", content: "x" },
    { name: "b.pdf", content: "x", ...how },
  ]);
  await expect(openArchive(archive)).rejects.toMatchObject({ code: "unreadable_archive" });
});

test.each([
  ["the code page of DOS", [0x48, 0x8a, 0x6c, 0x65, 0x6e, 0x65, 0x20, 0x90, 0x6c, 0x82], "Hèlene Élé"],
  ["that of Windows", [0x48, 0xe8, 0x6c, 0x65, 0x6e, 0x65, 0x20, 0xc9, 0x6c, 0xe9], "Hèlene Élé"],
])("names that a Western Windows wrote in %s keep their accents", async (_, name, read) => {
  const [file] = await openArchive(zipOf([{ name: Uint8Array.from(name), content: "x", flags: 0 }]));
  expect(file?.name).toBe(read);
});

test("a file that is not an archive is refused", async () => {
  await expect(openArchive(new Blob(["PK this is no archive at all, by far"]))).rejects.toMatchObject({
    code: "not_a_workbook",
  });
});
