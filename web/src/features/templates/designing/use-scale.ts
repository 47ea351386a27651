/** The scale at which the page is drawn: fitted into its room, or enlarged in steps. */
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Size } from "../model/geometry.ts";

/** CSS pixels per millimetre. */
const MILLIMETRE = 96 / 25.4;
const STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3];
/** Height of what stands above and below the page, in pixels. */
const AROUND = 260;
const LEAST_HEIGHT = 300;
/** Assumed width in pixels before it is measured. */
const USUAL_WIDTH = 680;

export type Zoom = "fit" | number;
export type Scale = {
  place: RefObject<HTMLDivElement | null>;
  /** Pixels per millimetre. */
  scale: number;
  zoom: Zoom;
  /** The scale in per cent. */
  percent: number;
  enlarge?: () => void;
  reduce?: () => void;
  fit: () => void;
};

const fitted = (page: Size, width: number): number =>
  Math.min(width / page.width, Math.max(globalThis.innerHeight - AROUND, LEAST_HEIGHT) / page.height);

export function useScale(page: Size): Scale {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  const [zoom, setZoom] = useState<Zoom>("fit");
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width || USUAL_WIDTH));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const scale = zoom === "fit" ? fitted(page, width) : zoom * MILLIMETRE;
  const now = scale / MILLIMETRE;
  const larger = STEPS.find((step) => step > now + 0.01);
  const smaller = STEPS.findLast((step) => step < now - 0.01);
  return {
    place,
    scale,
    zoom,
    percent: Math.round(now * 100),
    fit: () => setZoom("fit"),
    enlarge: larger ? () => setZoom(larger) : undefined,
    reduce: smaller ? () => setZoom(smaller) : undefined,
  };
}
