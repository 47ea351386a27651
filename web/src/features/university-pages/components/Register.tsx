/** What the register says of a university, in words: its entry, its keys with their times, and whether it may issue. */
import { useTranslation } from "react-i18next";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Reference } from "../../../ui/Values.tsx";
import { type RegisterEntry, registerOf } from "../register.ts";
import type { UniversityPage } from "../university-pages.api.ts";
import "./Register.css";

/** The ends of a key's thumbprint are enough to compare it by eye; programs find it whole. */
const shortOf = (thumbprint: string): string => `${thumbprint.slice(0, 6)}…${thumbprint.slice(-6)}`;

function What({ entry }: { entry: RegisterEntry }) {
  const { t } = useTranslation("university-pages");
  if (entry.kind !== "key") {
    return (
      <>
        <p className="register__what">{t(`register.${entry.kind}`)}</p>
        {entry.kind === "suspended" && <p>{t("register.staysValid")}</p>}
      </>
    );
  }
  const { number, state, key } = entry;
  return (
    <>
      <p className="register__what">{t(`register.key.${state}`, { number })}</p>
      {state !== "inUse" && <p>{t(`register.after.${state}`)}</p>}
      <p>
        <Reference>{shortOf(key)}</Reference>
      </p>
    </>
  );
}

export function Register({ page }: { page: UniversityPage }) {
  const { t } = useTranslation("university-pages");
  const language = useLanguage();
  const entries = registerOf(page, new Date());
  if (entries.length === 0) return <p className="register__none">{t("register.none")}</p>;
  const day = (moment: string) => isolate(formatDayOf(moment, language));
  const timeOf = (entry: RegisterEntry) => {
    if (entry.kind === "entered") return day(entry.from);
    if (entry.kind === "key" && entry.until) {
      return t("register.fromTo", { from: day(entry.from), to: day(entry.until) });
    }
    return t("register.from", { from: day(entry.from) });
  };
  return (
    <ol className="register">
      {entries.map((entry) => (
        <li key={entry.kind === "key" ? entry.key : entry.kind} className="register__entry">
          <p className="register__time">{timeOf(entry)}</p>
          <div className="register__words">
            <What entry={entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}
