/** The settings of a picture: the university's logo, or one of its own. */
import type { LayoutElement } from "@ijaza/schema/stack-layout";
import { useTranslation } from "react-i18next";
import { sizeOfPicture } from "../../model/new-boxes.ts";
import { Choice } from "../../settings/Choice.tsx";
import { PictureUpload } from "../../settings/PictureUpload.tsx";

type Picture = Extract<LayoutElement, { kind: "picture" }>;

export function RowPictureSettings({ element, onPut }: { element: Picture; onPut: (element: Picture) => void }) {
  const { t } = useTranslation("templates");
  const own = element.picture === "logo" ? [] : [[element.picture, t("picture.own")] as const];
  return (
    <>
      <Choice
        label={t("picture.which")}
        hint={element.picture === "logo" ? t("picture.about.logo") : undefined}
        value={element.picture}
        choices={[["logo", t("box.logo")] as const, ...own]}
        onChoose={(picture) => onPut({ ...element, picture })}
      />
      <PictureUpload
        label={t("picture.upload")}
        onAdded={({ picture, ...size }) => onPut({ ...element, picture, ...sizeOfPicture(size, element) })}
      />
    </>
  );
}
