/** The reason of a rejection, in the place of the buttons, with the last ones to choose from. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { keepReason, readReasons } from "./last-reasons.ts";
import type { Deciding } from "./use-deciding.tsx";

const MAX_REASON = 500;

type RejectFormProps<Kept extends ShownRecord> = { view: RecordView<Kept>; deciding: Deciding };

export function RejectForm<Kept extends ShownRecord>({ view, deciding }: RejectFormProps<Kept>) {
  const { t } = useTranslation(["records/reviewing", "records", view.texts, "ui"]);
  const { _id: userId } = useUser();
  const [reason, setReason] = useState("");
  const [last] = useState(() => readReasons(userId));
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const text = reason.trim();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!text || deciding.isBusy) return;
    if (await deciding.reject(text)) keepReason(userId, text);
  };
  return (
    <form
      className="review__reason"
      onSubmit={(event) => void send(event)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        deciding.stopRejecting();
      }}
    >
      <Field label={t("decide.reason", { ns: "records" })} hint={t("decide.reasonHint", { ns: "records" })}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            ref={field}
            rows={3}
            required
            maxLength={MAX_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) void send(event);
            }}
          />
        )}
      </Field>
      {last.length > 0 && (
        <ul className="review__last" aria-label={t("reject.last")}>
          {last.map((each) => (
            <li key={each}>
              <button
                type="button"
                onClick={() => {
                  setReason(each);
                  field.current?.focus();
                }}
              >
                <bdi>{each}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="review__decision">
        <Button onClick={deciding.stopRejecting}>{t("cancel", { ns: "ui" })}</Button>
        <Button type="submit" kind="danger" busy={deciding.isBusy} disabled={!text}>
          {t("actions.reject", { ns: view.texts })}
        </Button>
      </div>
    </form>
  );
}
