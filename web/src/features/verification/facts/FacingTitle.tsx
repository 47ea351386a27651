/** The holder and what the document certifies, in both scripts, as on paper. */
import { useTranslation } from "react-i18next";
import type { Facing, Side } from "./facing.ts";
import "./FacingTitle.css";

/** Longer names get smaller letters. */
const LONG_NAME = 26;

type FacingTitleProps = {
  facing: Facing;
  /** Whether the document's own claims are proved; only `unproved` is said, for of the others the page speaks itself. */
  standing: "proved" | "unproved" | "checking";
};

export function FacingTitle({ facing: { main, other }, standing }: FacingTitleProps) {
  const { t } = useTranslation("verification");
  const isLong = [main, other].some((side) => (side?.name?.length ?? 0) > LONG_NAME);
  const looks = ["facing", standing !== "proved" && "facing--unconfirmed", isLong && "facing--long"].filter(Boolean);
  return (
    <>
      {standing === "unproved" && <p className="facing__caveat">{t("unproved.named")}</p>}
      <div className={looks.join(" ")}>
        <div className="facing__side">
          {main.name ? (
            <h2 className="facing__name">
              <bdi>{main.name}</bdi>
            </h2>
          ) : (
            <h2 className="facing__unnamed">{t("facts.unnamed")}</h2>
          )}
          <SideLines side={main} />
        </div>
        {other && (
          <div className="facing__side facing__side--other" lang={other.language} dir={directionOf(other)}>
            {other.name && <p className="facing__name">{other.name}</p>}
            <SideLines side={other} />
          </div>
        )}
      </div>
    </>
  );
}

const directionOf = ({ language }: Side) => (language === "ar" ? "rtl" : "ltr");

function SideLines({ side: { subject, university, year } }: { side: Side }) {
  return (
    <>
      {subject && (
        <p className="facing__subject">
          <bdi>{subject}</bdi>
        </p>
      )}
      {(university || year) && (
        <p className="facing__line">
          {university && <bdi>{university}</bdi>}
          {university && year && " · "}
          {year && <bdi className="facing__year">{year}</bdi>}
        </p>
      )}
    </>
  );
}
