/** Zip archives as other programs write them. */
import { expect, test } from "vitest";
import { zipOf } from "../../../testing/zip.ts";
import { openArchive } from "./archive.ts";

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
