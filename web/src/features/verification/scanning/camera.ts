/** Searches the camera's pictures for a QR code, until one is found or the search is aborted. */
import { readCodes } from "./decode.ts";

const LONGEST_SIDE = 1280;

/** Why there is no picture: the visitor or the browser refused, there is no camera, or another program uses it. */
export type CameraTrouble = "refused" | "missing" | "busy";

export const troubleOf = (error: unknown): CameraTrouble => {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "busy";
};

/** Opens the camera at the back, where there is one. The caller stops its tracks. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } },
  });

/** Calls `onTexts` with the text of each code, picture after picture, until `signal` is aborted or the camera stops. */
export const watchCodes = async (
  video: HTMLVideoElement,
  { signal, onTexts }: { signal: AbortSignal; onTexts: (texts: string[]) => void },
): Promise<void> => {
  const canvas = document.createElement("canvas");
  while (!signal.aborted) {
    const frame = grab(video, canvas);
    const texts = frame ? await readCodes(frame) : [];
    if (texts.length > 0 && !signal.aborted) onTexts(texts);
    await nextFrame(video);
  }
};

const nextFrame = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((resolve) => video.requestVideoFrameCallback(resolve));

const grab = (video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null => {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
  canvas.width = Math.floor(videoWidth * scale);
  canvas.height = Math.floor(videoHeight * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || canvas.width === 0) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};
