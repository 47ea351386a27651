/** The cost of reading a PDF grows at most with its size, whatever it contains. It is counted in steps, not seconds. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../test-seed.ts";
import { CODES } from "../src/codes/codes.ts";
import { openDocument } from "../src/pdf/open-document.ts";
import { countSteps, STEPS_BESIDES, STEPS_PER_BYTE } from "../src/pdf/step-count.ts";
import { Refusal } from "../src/refusal.ts";
import { verify } from "../src/verify.ts";
import { HOSTILE_PDFS } from "./hostile-pdfs.ts";
import { makePdf, sealPdf } from "./pdf-maker.ts";
import { setUpDiploma } from "./scene.ts";

const { key, credential, bundle, trust } = await setUpDiploma();
/** Anybody can seal a file with a key of their own. An unknown key is refused only after the file was read. */
const seal = (pdf: Buffer) => sealPdf(pdf, { key, jwt: credential.jwt });

/** Reads the file without a limit: how many steps it took, and with which code it ended. */
async function read(pdf: Buffer): Promise<{ steps: number; code: string }> {
  let steps = 0;
  const count = {
    add: (more: number) => {
      steps += more;
    },
  };
  const code = await openDocument(pdf, count).then(
    () => "opened",
    (error) => (error instanceof Refusal ? error.code : String(error)),
  );
  return { steps, code };
}

describe.each(Object.entries(HOSTILE_PDFS))("%s", (_, make) => {
  test("costs no more than its size justifies", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 7000 }), async (size) => {
        const pdf = seal(make(size));
        const { steps, code } = await read(pdf);
        expect(Object.keys(CODES).concat("opened")).toContain(code);
        expect(steps).toBeLessThanOrEqual(pdf.length * STEPS_PER_BYTE + STEPS_BESIDES);
      }),
      { numRuns: runs({ few: 2, all: 16 }), examples: [[7000]] },
    );
  });

  test("is never valid, and a file that was not read to its end is not called invalid", async () => {
    const { verdict, checks } = await verify(seal(make(7000)), { trust });
    expect(verdict).not.toBe("valid");
    expect(checks.slice(1).every(({ outcome }) => outcome === "skipped")).toBe(true);
  });
});

test("5,000 names of one object are too many to read, and the verdict is unknown", async () => {
  const pdf = seal(HOSTILE_PDFS["names that repeat one object"]!(5000));
  expect(await verify(pdf, { trust })).toMatchObject({ verdict: "unknown", reason: "document_too_complex", facts: {} });
});

test("a document like ours costs a small part of what its size allows", async () => {
  const pdf = seal(makePdf({ text: "Licence", attachments: [["ijaza-bundle.json", JSON.stringify(bundle)]] }));
  const { steps, code } = await read(pdf);
  expect(code).toBe("opened");
  expect(steps).toBeLessThan(5 * pdf.length);
});

test("reading stops when its steps are used up", async () => {
  const steps = countSteps(100);
  steps.add(100 * STEPS_PER_BYTE + STEPS_BESIDES);
  const pdf = seal(makePdf({ text: "Licence", attachments: [["ijaza-bundle.json", JSON.stringify(bundle)]] }));
  await expect(openDocument(pdf, steps)).rejects.toMatchObject({ code: "document_too_complex" });
});
