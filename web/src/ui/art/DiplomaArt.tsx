/** A drawn diploma: the sample of the public pages, and the picture of a verified one. Never marked as a document. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Rosette } from "../rosette/Rosette.tsx";
import { Stamp } from "../Stamp.tsx";
import { ArtBorder } from "./ArtBorder.tsx";
import { BrassSeal } from "./BrassSeal.tsx";
import "./DiplomaArt.css";

export type DiplomaArtProps = {
  university: string;
  degree: string;
  /** The line under the degree: field, speciality. */
  field?: string;
  holder: string;
  /** The line under the holder: honours and date. */
  line?: string;
  /** What the seals are drawn from. */
  seed: string;
  /** A line over the university, on the sample only: a real one says nothing that was not signed. */
  head?: string;
  /** Left and right of the seal: signatures of the sample, nothing on a real one. */
  foot?: ReactNode;
  /** A QR code in the corner. */
  corner?: ReactNode;
  /** A word stamped across it, which also takes the colour away. */
  stamp?: string;
};

/** Long texts get smaller letters, down to 45 % in steps of 5, so that what is printed stays inside the frame. */
const fit = (text: string, comfortable: number): string => {
  const share = Math.sqrt(comfortable / Math.max(1, text.length));
  return `art__fit-${Math.floor(Math.max(0.45, Math.min(1, share)) * 20) * 5}`;
};

export function DiplomaArt({
  university,
  degree,
  field,
  holder,
  line,
  seed,
  head,
  foot,
  corner,
  stamp,
}: DiplomaArtProps) {
  const { t } = useTranslation("ui");
  return (
    <div
      className={stamp ? "art art--void" : "art"}
      role="img"
      aria-label={[stamp, degree, holder, university].filter(Boolean).join(", ")}
    >
      <div className="art__sheet" aria-hidden="true">
        <ArtBorder />
        <Rosette seed={seed} className="art__watermark" line={0.5} />
        <div className="art__text">
          {head && <span className="art__authority">{head}</span>}
          <span className="art__university">
            <bdi className={fit(university, 48)}>{university}</bdi>
          </span>
          <span className="art__degree">
            <bdi className={fit(degree, 34)}>{degree}</bdi>
          </span>
          {field && (
            <span className="art__field">
              <bdi className={fit(field, 46)}>{field}</bdi>
            </span>
          )}
          <span className="art__small">{t("art.awarded")}</span>
          <span className="art__holder">
            <bdi className={fit(holder, 30)}>{holder}</bdi>
          </span>
          {line && <bdi className="art__line">{line}</bdi>}
        </div>
        <div className="art__foot">
          {foot}
          <BrassSeal seed={seed} />
        </div>
        {corner && <div className="art__corner">{corner}</div>}
        {stamp && <Stamp word={stamp} />}
      </div>
    </div>
  );
}
