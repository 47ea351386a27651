/** Saves a design as the next version, and reports refusals and a version that somebody else saved meanwhile. */
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../../platform/api/problem.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { type Design, isSameDesign } from "../model/design.ts";
import { usePutTemplate } from "../use-templates.ts";
import type { Begin } from "./begin.ts";

type SaveRefusal = {
  /** Messages by the path of their field. */
  errors: Readonly<Record<string, string>>;
  /** A message that belongs to no field. */
  whole?: string;
  /** Somebody else has saved another version meanwhile. */
  isLate?: boolean;
  /** It was not sent, since it cannot be as it is. */
  isFaulty?: boolean;
};

export type SaveMode = "over-theirs" | "as-new";

const NOTHING: SaveRefusal = { errors: {} };
/** Paths that have a field on the page; those inside a layout have none. */
const SHOWN = /^(name$|fieldsDefinition\.)/;

/** `check` says why a design is not to be sent at all, or nothing; `onFault` is called when that stops a save. */
export function useSaving<Any extends AnyLayout>(
  begin: Begin<Any>,
  { check, onFault }: { check?: (design: Design<Any>) => string | undefined; onFault?: () => void } = {},
) {
  const { t } = useTranslation("templates/designing");
  const messageOf = useFailureText();
  const put = usePutTemplate(begin.kind);
  const [stored, setStored] = useState(begin.stored);
  const [saved, setSaved] = useState(begin.design);
  const [refused, setRefused] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);

  const showRefusal = (error: unknown) => {
    const { error: code, message = "", errors = [] } = failureOf(error);
    if (code === "template_changed") return setRefused({ ...NOTHING, isLate: true });
    if (code === "template_name_taken") return setRefused({ errors: { name: message } });
    const shown = errors.filter(({ path }) => SHOWN.test(path));
    const messages = Object.fromEntries(shown.map(({ path, message: text }) => [path, text]));
    setRefused({ errors: messages, whole: shown.length === 0 ? messageOf(error) : undefined });
  };

  /** Resolves with the version, or with undefined when it was refused; `refused` then has the reason. */
  const save = async (design: Design<Any>, insist?: SaveMode) => {
    if (design.name.trim() === "") return void setRefused({ errors: { name: t("save.nameless") } });
    if (check?.(design)) {
      onFault?.();
      return void setRefused({ ...NOTHING, isFaulty: true });
    }
    setBusy(true);
    setRefused(NOTHING);
    try {
      const target = insist === "as-new" ? undefined : stored;
      const basedOn = insist ? undefined : target?.versionId;
      const template = await put({ design, id: target?.id, basedOn });
      setSaved(design);
      setStored({ id: template.id, versionId: template._id, version: template.version });
      return template;
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    save,
    isBusy,
    refused,
    stored,
    saved,
    isChanged: (design: Design<Any>) => !isSameDesign(design, saved),
    /** Makes this version the base of the next save, instead of the one that was opened. */
    standOn: (versionId: string) => setStored((now) => now && { ...now, versionId }),
    closeRefusal: () => setRefused(NOTHING),
  };
}
