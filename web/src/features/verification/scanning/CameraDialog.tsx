/** The camera in a dialog: its picture, and advice while it finds no code. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { type CameraTrouble, openCamera, troubleOf, watchCodes } from "./camera.ts";
import { pickNamed } from "./find-id.ts";
import "./CameraDialog.css";

type CameraDialogProps = {
  /** The code names a diploma of this site. */
  onId: (id: string) => void;
  onClose: () => void;
};

type CameraState = { state: "asking" | "looking" } | { state: "trouble"; why: CameraTrouble | "decoder" };

export function CameraDialog({ onId, onClose }: CameraDialogProps) {
  const { t } = useTranslation("verification/input");
  const video = useRef<HTMLVideoElement>(null);
  const [seeing, setSeeing] = useState<CameraState>({ state: "asking" });
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const found = useRef(onId);
  found.current = onId;

  useEffect(() => {
    const looking = new AbortController();
    const onTexts = (texts: string[]) => {
      const named = pickNamed(texts, globalThis.location.origin);
      if (named.kind === "id") found.current(named.id);
      else setElsewhere(named.kind === "foreign" ? named.host : "");
    };
    void look({ video: video.current, signal: looking.signal, onSeen: setSeeing, onTexts });
    return () => looking.abort();
  }, []);

  return (
    <Dialog
      open
      title={t("scan.title")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("scan.close")}</Button>}
    >
      <div className="camera" data-state={seeing.state}>
        <video ref={video} className="camera__picture" muted playsInline aria-label={t("scan.picture")} />
        {seeing.state === "looking" && <span className="camera__frame" aria-hidden="true" />}
        {seeing.state === "asking" && <Spinner size={32} />}
      </div>
      <div aria-live="polite">
        {seeing.state === "trouble" && <Note tone="wait">{t(`scan.trouble.${seeing.why}`)}</Note>}
        {seeing.state === "looking" && elsewhere === null && <p className="camera__hint">{t("scan.hint")}</p>}
        {elsewhere !== null && (
          <Note tone="wait">{elsewhere === "" ? t("scan.another") : t("refusal.foreign", { host: elsewhere })}</Note>
        )}
      </div>
    </Dialog>
  );
}

type LookOptions = {
  video: HTMLVideoElement | null;
  signal: AbortSignal;
  onSeen: (seeing: CameraState) => void;
  onTexts: (texts: string[]) => void;
};

/** Opens the camera and searches for codes; turns it off once the signal aborts. */
const look = async ({ video, signal, onSeen, onTexts }: LookOptions): Promise<void> => {
  const stream = await openCamera().catch((error: unknown) => {
    if (!signal.aborted) onSeen({ state: "trouble", why: troubleOf(error) });
    return null;
  });
  if (!stream || !video) return;
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop);
  try {
    video.srcObject = stream;
    await video.play();
    onSeen({ state: "looking" });
    await watchCodes(video, { signal, onTexts });
  } catch {
    if (!signal.aborted) onSeen({ state: "trouble", why: "decoder" });
    stop();
  }
};
