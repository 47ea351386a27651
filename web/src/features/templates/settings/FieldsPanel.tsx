/** The fields that certificates of this template have beside those of every certificate. */
import type { FieldDefinition } from "@ijaza/schema/templates/calls";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { moveDefinition, newDefinition } from "../model/definitions.ts";
import { ColumnsNote } from "./ColumnsNote.tsx";
import { DefinitionCard } from "./DefinitionCard.tsx";

const MOST = 60;

type FieldsPanelProps = {
  fields: readonly FieldDefinition[];
  stored: readonly FieldDefinition[];
  errors: Readonly<Record<string, string>>;
  /** Consecutive changes with the same name `as` are undone together. */
  onChange: (fields: readonly FieldDefinition[], as?: string) => void;
  onLeave: () => void;
};

export function FieldsPanel({ fields, stored, errors, onChange: set, onLeave }: FieldsPanelProps) {
  const { t } = useTranslation("templates/designing");
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    flushSync(() => set([...fields, newDefinition(fields)]));
    const name = list.current?.lastElementChild?.querySelector("input");
    name?.focus();
    name?.select();
  };
  return (
    <>
      <p className="muted">{t("fields.text")}</p>
      {fields.length === 0 && <EmptyState title={t("fields.empty")} />}
      <ol className="definitions" ref={list}>
        {fields.map((field, at) => (
          <DefinitionCard
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that a field keeps while its name is typed.
            key={at}
            at={at}
            isLast={at === fields.length - 1}
            field={field}
            errors={errors}
            onChange={(changed, as) =>
              set(
                fields.map((each, place) => (place === at ? changed : each)),
                as,
              )
            }
            onLeave={onLeave}
            onMove={(step) => set(moveDefinition(fields, at, step))}
            onRemove={() => set(fields.filter((_, place) => place !== at))}
          />
        ))}
      </ol>
      <Button icon={Plus} disabled={fields.length >= MOST} onClick={add}>
        {t("fields.add")}
      </Button>
      <ColumnsNote before={stored} after={fields} />
    </>
  );
}
