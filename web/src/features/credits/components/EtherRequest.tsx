/** The button that requests ether, and its confirmation: the platform decides on the amount. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, type ButtonLook } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useRequestEtherMutation } from "../credits.api.ts";
import { useFundingRequest } from "../use-funding-request.ts";

function EtherQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("credits");
  const [requestEther] = useRequestEtherMutation();
  const confirmed = useFundingRequest({ call: () => requestEther().unwrap(), onClose });
  return (
    <ConfirmDialog
      {...confirmed}
      title={t("ether.title")}
      action={confirmed.busy ? t("processing") : t("confirm")}
      kind="primary"
      onClose={onClose}
    >
      <p>{t("ether.text")}</p>
    </ConfirmDialog>
  );
}

export function EtherRequest(look: ButtonLook) {
  const { t } = useTranslation("credits");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {t("ether.ask")}
      </Button>
      {open && <EtherQuestion onClose={() => setOpen(false)} />}
    </>
  );
}
