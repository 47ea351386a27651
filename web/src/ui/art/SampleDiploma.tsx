/** The sample of the public pages: an invented diploma of an invented university. */
import { numbersFrom } from "@ijaza/schema/templates/rosette";
import { useTranslation } from "react-i18next";
import { DiplomaArt } from "./DiplomaArt.tsx";

const SEED = "sample diploma";

const SCRAWLS = [
  "M4 26c8-16 14-18 14-10s-8 14-5 14 10-16 14-15-2 12 2 12 6-10 10-10 1 7 5 7 12-7 30-8",
  "M6 8c10-6 18-3 14 6s-14 16-10 18 16-18 22-20 0 12 5 10 9-14 13-11-2 13 4 11 8-9 20-14",
];

function Signature({ title, scrawl }: { title: string; scrawl: number }) {
  return (
    <span className="art__signature">
      <span>{title}</span>
      <svg viewBox="0 0 80 36" aria-hidden="true" focusable="false">
        <path d={SCRAWLS[scrawl]} fill="none" stroke="#1f3fa0" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </span>
  );
}

const SIZE = 21;
const EYES = [
  [0, 0],
  [SIZE - 7, 0],
  [0, SIZE - 7],
] as const;

/** Looks like a QR code and says nothing: a sample leads nowhere. */
const drawPattern = (): string => {
  const next = numbersFrom(SEED);
  const nearEye = (x: number, y: number) =>
    EYES.some(([left, top]) => x >= left - 1 && x <= left + 7 && y >= top - 1 && y <= top + 7);
  const cells = Array.from({ length: SIZE * SIZE }, (_, at) => ({
    x: at % SIZE,
    y: Math.floor(at / SIZE),
    dark: next() > 0.5,
  }));
  const dots = cells.filter(({ x, y, dark }) => dark && !nearEye(x, y)).map(({ x, y }) => `M${x} ${y}h1v1h-1z`);
  const eyes = EYES.map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`);
  return [...dots, ...eyes].join("");
};

const PATTERN = drawPattern();

export function SampleDiploma() {
  const { t } = useTranslation("ui");
  return (
    <DiplomaArt
      university={t("art.sample.university")}
      degree={t("art.sample.degree")}
      field={t("art.sample.field")}
      holder={t("art.sample.holder")}
      line={t("art.sample.line")}
      seed={SEED}
      head={t("art.authority")}
      foot={
        <>
          <Signature title={t("art.dean")} scrawl={0} />
          <Signature title={t("art.president")} scrawl={1} />
        </>
      }
      corner={
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false" shapeRendering="crispEdges">
          <path d={PATTERN} fill="var(--p-900)" fillRule="evenodd" />
        </svg>
      }
    />
  );
}
