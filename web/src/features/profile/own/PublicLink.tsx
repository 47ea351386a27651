/** The public link of one's own document, and what anyone who has it sees. */
import { Copy, ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { useCopy } from "../use-copy.ts";
import { addressOfPage } from "./HoldingActions.tsx";
import type { Holding } from "./holdings.ts";
import { PublicView } from "./PublicView.tsx";

export function PublicLink({ holding }: { holding: Holding }) {
  const { t } = useTranslation("profile");
  const copy = useCopy();
  const { _id, claims, hidden, record } = holding;
  const link = `${globalThis.location.origin}${addressOfPage(_id)}`;
  return (
    <div className="stack">
      <p className="own-link">
        <bdi dir="ltr">{link}</bdi>
      </p>
      <div className="own-data__actions">
        <Button icon={Copy} onClick={() => void copy(link, t("own.link.copied"))}>
          {t("own.link.copy")}
        </Button>
        <ButtonLink icon={ExternalLink} to={addressOfPage(_id)}>
          {t("visibility.look")}
        </ButtonLink>
      </div>
      <h2>{t("visibility.title")}</h2>
      <PublicView
        recordId={_id}
        claims={claims}
        hidden={hidden}
        expires={"expiryDate" in record && record.expiryDate !== null}
      />
    </div>
  );
}
