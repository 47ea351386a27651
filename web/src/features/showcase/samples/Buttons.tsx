/** Buttons: each kind, each size, busy and disabled. */
import { ArrowRight, Pencil, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Sample } from "../components/Sample.tsx";

const ON_LIGHT = ["primary", "secondary", "ghost", "danger"] as const;
const ON_DARK = ["brass", "onDark", "light"] as const;

export function Buttons() {
  const { t } = useTranslation("showcase");
  const word = t("sample.action");
  return (
    <>
      <Sample name={t("state.rest")}>
        {ON_LIGHT.map((kind) => (
          <Button key={kind} kind={kind}>
            {word}
          </Button>
        ))}
        <ButtonLink to="/components/buttons" arrow={ArrowRight}>
          {t("sample.link")}
        </ButtonLink>
        <IconButton label={t("sample.edit")}>
          <Pencil size={20} aria-hidden="true" />
        </IconButton>
      </Sample>
      <Sample name={t("state.dark")} dark>
        {ON_DARK.map((kind) => (
          <Button key={kind} kind={kind}>
            {word}
          </Button>
        ))}
      </Sample>
      <Sample name={t("state.sizes")}>
        <Button size="dense">{word}</Button>
        <Button>{word}</Button>
        <Button size="large">{word}</Button>
        <Button wide icon={Plus}>
          {word}
        </Button>
      </Sample>
      <Sample name={t("state.busy")}>
        {ON_LIGHT.map((kind) => (
          <Button key={kind} kind={kind} busy>
            {word}
          </Button>
        ))}
      </Sample>
      <Sample name={t("state.disabled")}>
        {ON_LIGHT.map((kind) => (
          <Button key={kind} kind={kind} disabled>
            {word}
          </Button>
        ))}
        <IconButton label={t("sample.edit")} disabled>
          <Pencil size={20} aria-hidden="true" />
        </IconButton>
      </Sample>
    </>
  );
}
