/** Documents that universities upload: matched with rows, stored unchanged, sent only to those who may read them. */

import { addDiplomas, getDiplomasWithError, replaceFiles, updateDiploma } from "@ijaza/schema/diplomas/calls";
import { getAttachment, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { describe, expect, test } from "vitest";
import { studentValues } from "../../../../test/fixtures.ts";
import { formOf } from "../../../../test/form.ts";
import { pdf, png, reportedIn, setUpHandingIn, withFile } from "../../../../test/handed-in-scene.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { pdfOf } from "../../../../test/pdf-bytes.ts";

const { fixtures, anyone } = await startTestApp();
const importId = "import-0123456789-0123456789";

describe("an import with files", () => {
  test("stores each PDF byte for byte, with its diploma, and names its attachments", async () => {
    const { add, pending, agent, responsable } = await setUpHandingIn(fixtures);
    const row = withFile(1, { file: "Scans/d-1.PDF", attachments: "transcript.png" });
    expect(await add([row], [pdf(1), png("Transcript.png")])).toEqual({ created: 1, existing: 0, errors: [] });
    const [diploma] = await pending();
    expect(diploma).toMatchObject({ file: "d-1.PDF", attachments: "transcript.png", templateName: null });
    const { _id: id } = diploma!;
    const file = await responsable.send(getDiplomaFile, { id, format: "pdf" });
    expect([file.headers["content-type"], file.rawPayload]).toEqual(["application/pdf", pdf(1).bytes]);
    expect((await agent.send(getAttachment, { id, position: 1 })).rawPayload).toEqual(png("x").bytes);
    expect((await agent.send(getAttachment, { id, position: 2 })).statusCode).toBe(404);
  });

  test("creates the students of its rows in modeFour", async () => {
    const { add, pending } = await setUpHandingIn(fixtures);
    const row = { ...studentValues(77), ...withFile(77) };
    expect(await add([row], [pdf(77)], { mode: "modeFour" })).toMatchObject({ created: 1, errors: [] });
    expect(await pending()).toMatchObject([{ mode: "modeFour", student: { studentNumber: "S000077" } }]);
  });

  test("reports the cell of each missing or invalid file, and stores the other rows", async () => {
    const { add } = await setUpHandingIn(fixtures);
    const reply = await add(
      [withFile(1, { attachments: "gone.pdf" }), withFile(2), withFile(3, { file: "x.png" }), withFile(3), withFile(2)],
      [
        pdf(1),
        { name: "x.png", bytes: png("x").bytes },
        pdf(3),
        { name: "D-2.pdf", bytes: Buffer.from("%PDF-1.7 cut") },
      ],
    );
    expect(reply.created).toBe(1);
    expect(reportedIn(reply.errors)).toEqual([
      [2, "attachments", "file_missing"],
      [3, "file", "file_not_pdf"],
      [4, "file", "file_not_pdf"],
      [6, "file", "file_not_pdf"],
    ]);
    expect(reply.errors[0]?.errors[0]?.message).toBe("The file gone.pdf was not uploaded");
  });

  test("refuses an encrypted PDF and one over 20 MB", async () => {
    const { add } = await setUpHandingIn(fixtures);
    const large = Buffer.concat([Buffer.from("%PDF-"), Buffer.alloc(20_000_000), Buffer.from("%%EOF")]);
    const locked = pdfOf("locked", { encrypted: true });
    const files = [
      { name: "D-1.pdf", bytes: locked },
      { name: "D-2.pdf", bytes: large },
    ];
    expect(reportedIn((await add([withFile(1), withFile(2)], files)).errors)).toEqual([
      [2, "file", "file_encrypted"],
      [3, "file", "file_too_large"],
    ]);
  });

  test("refuses a call with a file that no row names, or with two of one name", async () => {
    const { bring, pending } = await setUpHandingIn(fixtures);
    const surplus = await bring([withFile(1)], [pdf(1), { name: "other.pdf", bytes: pdfOf("x") }]);
    expect([surplus.statusCode, surplus.json().error]).toEqual([422, "files_not_named"]);
    expect(surplus.json().errors).toEqual([
      { path: "files", error: "file_not_named", message: "The file other.pdf is not named in any row" },
    ]);
    expect((await bring([withFile(1)], [pdf(1), { ...pdf(1), name: "A/d-1.PDF" }])).json().error).toBe(
      "files_not_named",
    );
    expect(await pending()).toEqual([]);
  });

  test("refuses files where we make the document, and a mode that the university lacks", async () => {
    const { bring } = await setUpHandingIn(fixtures);
    expect((await bring([withFile(1)], [pdf(1)], { mode: "modeOne" })).json().error).toBe("files_not_taken");
    const agent = await fixtures.agent({ university: await fixtures.university({ modes: ["modeOne"] }) });
    const form = formOf({ mode: "modeThree", diplomas: [withFile(1)] }, [pdf(1)]);
    expect((await agent.upload(addDiplomas, form)).json().error).toBe("mode_not_enabled");
  });

  test("sent twice adds nothing twice, also if the files are not sent again", async () => {
    const { add } = await setUpHandingIn(fixtures);
    await add([withFile(1), withFile(2)], [pdf(1)], { importId });
    expect(await add([withFile(1), withFile(2)], [pdf(2)], { importId })).toEqual({
      created: 1,
      existing: 1,
      errors: [],
    });
    expect(await add([withFile(1)], [pdf(1)])).toEqual({ created: 0, existing: 1, errors: [] });
  });

  test("refuses another document with the same number, and one document for two diplomas", async () => {
    const { add } = await setUpHandingIn(fixtures);
    await add([withFile(1)], [pdf(1)], { importId });
    expect(reportedIn((await add([withFile(1)], [pdf(1, "another")])).errors)).toEqual([
      [2, "diplomaNumber", "number_taken"],
    ]);
    const same = { name: "D-2.pdf", bytes: pdf(1).bytes };
    expect(reportedIn((await add([withFile(2)], [same])).errors)).toEqual([[2, "file", "file_taken"]]);
    expect(reportedIn((await add([withFile(2)], [same], { importId, firstRow: 3 })).errors)).toEqual([
      [3, "file", "duplicate_in_file"],
    ]);
    const twice = await add([withFile(2), withFile(3, { file: "D-2.pdf" })], [pdf(2)]);
    expect([twice.created, reportedIn(twice.errors)]).toEqual([1, [[3, "file", "duplicate_in_file"]]]);
  });

  test("of two with the same document one wins and the other learns which row has it", async () => {
    const { add } = await setUpHandingIn(fixtures);
    const same = { name: "D-2.pdf", bytes: pdf(1).bytes };
    const replies = await Promise.all([add([withFile(1)], [pdf(1)]), add([withFile(2)], [same])]);
    expect(replies.map(({ created }) => created).sort()).toEqual([0, 1]);
    expect(replies.flatMap(({ errors }) => reportedIn(errors))).toEqual([[2, "file", "file_taken"]]);
  });

  test("as a dry run judges the names and recognises existing rows", async () => {
    const { add, agent } = await setUpHandingIn(fixtures);
    await add([withFile(1)], [pdf(1)]);
    const rows = [withFile(1), withFile(2, { file: "" }), withFile(3, { file: "D-1.pdf" })];
    const reply = await agent.call(getDiplomasWithError, { mode: "modeThree", diplomas: rows });
    expect(reply.existing).toBe(1);
    expect(reportedIn(reply.diplomas)).toEqual([
      [3, "file", "required"],
      [4, "file", "duplicate_in_file"],
    ]);
  });

  test("of two universities may contain the same file", async () => {
    const [one, other] = [await setUpHandingIn(fixtures), await setUpHandingIn(fixtures)];
    expect((await one.add([withFile(1)], [pdf(1)])).created).toBe(1);
    expect((await other.add([withFile(1)], [pdf(1)])).created).toBe(1);
  });
});

describe("a document that was handed in", () => {
  test("stays when the fields are corrected, and is replaced by itself", async () => {
    const { add, pending, agent, replace } = await setUpHandingIn(fixtures);
    await add([withFile(1, { attachments: "a.png" }), withFile(2)], [pdf(1), pdf(2), png("a.png")]);
    const _id = (await pending())[0]!._id;
    expect(await agent.call(updateDiploma, { _id, honours: "excellent" })).toMatchObject({
      diploma: { file: "D-1.pdf", attachments: "a.png", honours: "excellent" },
    });
    const replaced = await replace({ _id, file: "new.pdf", attachments: "" }, [{ ...pdf(9), name: "new.pdf" }]);
    expect(replaced.json()).toMatchObject({ diploma: { file: "new.pdf", attachments: null } });
    expect((await agent.send(getDiplomaFile, { id: _id, format: "pdf" })).rawPayload).toEqual(pdf(9).bytes);
    const taken = await replace({ _id, file: "D-2.pdf" }, [pdf(2)]);
    expect(taken.json()).toMatchObject({ status: 422, errors: [{ path: "file", error: "file_taken" }] });
    expect((await replace({ _id, file: "D-3.pdf" }, [])).json().errors).toMatchObject([{ error: "file_missing" }]);
  });

  test("keeps its PDF when its attachments are replaced or removed", async () => {
    const { add, pending, agent, replace } = await setUpHandingIn(fixtures);
    await add([withFile(1, { attachments: "a.png" })], [pdf(1), png("a.png")]);
    const _id = (await pending())[0]!._id;
    const replaced = await replace({ _id, attachments: "b.png;c.pdf" }, [png("b.png"), { ...pdf(2), name: "c.pdf" }]);
    expect(replaced.json()).toMatchObject({ diploma: { file: "D-1.pdf", attachments: "b.png;c.pdf" } });
    expect((await agent.send(getAttachment, { id: _id, position: 2 })).rawPayload).toEqual(pdf(2).bytes);
    expect(await agent.call(replaceFiles, { _id, attachments: "" })).toMatchObject({
      diploma: { file: "D-1.pdf", attachments: null },
    });
  });

  test("is not sent to readers who may not see the whole diploma", async () => {
    const { add, pending } = await setUpHandingIn(fixtures);
    await add([withFile(1)], [pdf(1)]);
    const id = (await pending())[0]!._id;
    const stranger = await fixtures.agent();
    for (const client of [anyone, stranger]) {
      expect((await client.send(getDiplomaFile, { id, format: "pdf" })).statusCode).toBe(404);
    }
    expect((await stranger.send(getAttachment, { id, position: 1 })).statusCode).toBe(404);
  });
});
