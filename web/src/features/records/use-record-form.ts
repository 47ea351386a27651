/** The form of a correction: validated by the schema's rules, and sent completely, with null for empty fields. */
import { type Texts, useJudgedForm } from "../../platform/use-judged-form.ts";

type JudgedForm = Parameters<typeof useJudgedForm>[0];

type RecordFormOptions = {
  start: Texts;
  /** `today` is `YYYY-MM-DD`. */
  judge: (row: Texts, today: string) => { faults: ReturnType<JudgedForm["judge"]> };
  update: (cells: Record<string, string | null>) => Promise<unknown>;
  onSaved: () => void;
};

export const useRecordForm = ({ start, judge, update, onSaved }: RecordFormOptions) =>
  useJudgedForm({
    start,
    judge: (row) => judge(row, new Date().toISOString().slice(0, 10)).faults,
    async send(row) {
      await update(Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text.trim() || null])));
      onSaved();
      return [];
    },
  });
