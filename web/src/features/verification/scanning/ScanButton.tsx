/** The button that opens the camera; not rendered where there is none. */
import { ScanQrCode } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useCamera } from "../../../platform/device.ts";
import { lazyPage } from "../../../platform/load-page.ts";
import { Button } from "../../../ui/Button.tsx";

const CameraDialog = lazyPage<{ onId: (id: string) => void; onClose: () => void }>(() =>
  import("./CameraDialog.tsx").then((file) => file.CameraDialog),
);

export function ScanButton({ kind }: { kind: "primary" | "secondary" }) {
  const { t } = useTranslation("verification/input");
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const hasCamera = useCamera();
  if (!hasCamera) return null;
  return (
    <>
      <Button kind={kind} icon={ScanQrCode} onClick={() => setOpen(true)}>
        {t("scan.open")}
      </Button>
      {isOpen && (
        <Suspense>
          <CameraDialog onId={(id) => void navigate(`/digital_diploma/${id}`)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
