/** How the file was read, to be changed when the preview looks wrong. */
import type { Overview } from "../sheet/sheet-values.ts";
import type { ReadingChange } from "./Choice.tsx";
import { CsvChoice } from "./CsvChoice.tsx";
import { WorkbookChoice } from "./WorkbookChoice.tsx";

type ReadingChoiceProps = { overview: Overview; onChange: ReadingChange };

export function ReadingChoice({ overview: { reading, header }, onChange }: ReadingChoiceProps) {
  return reading.kind === "csv" ? (
    <CsvChoice reading={reading} onChange={onChange} />
  ) : (
    <WorkbookChoice reading={reading} header={header} onChange={onChange} />
  );
}
