/** The button that downloads the PDFs of chosen records, where it may not. */
import { MOST_DOWNLOADED } from "@ijaza/schema/documents/calls";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { diplomaWith } from "../../testing/diplomas.ts";
import { renderPart } from "../../testing/render-part.tsx";
import { DownloadChosen } from "./components/DownloadChosen.tsx";

test("more than one archive takes cannot be downloaded, and the button says so", async () => {
  const diplomas = Array.from({ length: MOST_DOWNLOADED + 1 }, () => diplomaWith({ status: "signed" }));
  await renderPart(<DownloadChosen view={{ document: "diploma" }} records={diplomas} />);
  const button = await screen.findByRole("button", { name: "Download 501 PDFs" });
  expect(button.hasAttribute("disabled")).toBe(true);
  expect(button.getAttribute("title")).toContain("Up to 500 at a time");
});

test("a kind of record without documents has nothing to download", async () => {
  const records = [diplomaWith({ status: "signed" })];
  await renderPart(
    <>
      <DownloadChosen view={{}} records={records} />
      <DownloadChosen view={{ document: "certificate" }} records={records} />
    </>,
  );
  expect(await screen.findAllByRole("button")).toHaveLength(1);
});
