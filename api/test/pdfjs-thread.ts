/**
 * pdf.js gives the runs of letters of a PDF. In a thread of its own, because its build for Node puts JSON, arrays and more of
 * its own in place of the language's, many times as slow, for all that runs beside it.
 */
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { answerRequests } from "../src/platform/threads/answering.ts";

answerRequests(async (data: Uint8Array): Promise<string> => {
  const task = getDocument({ data, verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ("str" in item ? item.str : "")));
  }
  await task.destroy();
  return texts.join(" ");
});
