/** Measures PDFs that Chromium prints from a page, as most systems do, to compare with our own. */
import { chromium } from "@playwright/test";
import { cohortRow } from "./cohort.ts";

export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Milliseconds per PDF with one warm browser and page, in sequence. Null without Chromium. */
export async function measurePrinting(count: number): Promise<number | null> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] }).catch(() => null);
  if (!browser) return null;
  try {
    const page = await browser.newPage();
    const print = async (at: number) => {
      await page.setContent(pageOf(at));
      const pdf = await page.pdf({ format: "A4", landscape: true, printBackground: true, tagged: true });
      if (pdf.length === 0) throw new Error("nothing was printed");
    };
    for (let at = 0; at < 5; at += 1) await print(at);
    const from = performance.now();
    for (let at = 0; at < count; at += 1) await print(at);
    return (performance.now() - from) / count;
  } finally {
    await browser.close();
  }
}

function pageOf(at: number): string {
  const { firstName, lastName, firstNameAr, lastNameAr, titleFr, titleAr, academicYear, diplomaNumber } = cohortRow(at);
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Diplôme</title>
    <style>body{margin:20mm;border:1mm solid #0e4a5a;padding:15mm;text-align:center;font-family:serif}</style>
    <h1>Diplôme – Licence</h1><h1 dir="rtl" lang="ar">شهادة إجازة</h1>
    <p>${firstName} ${lastName}</p><p dir="rtl" lang="ar">${firstNameAr} ${lastNameAr}</p>
    <p>${titleFr}</p><p dir="rtl" lang="ar">${titleAr}</p><p>${academicYear} · ${diplomaNumber}</p></html>`;
}
