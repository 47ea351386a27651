/** The settings of a picture: the university's logo, or one of its own. */
import type { LayoutElement } from "@ijaza/schema/templates/stack-layout";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../../ui/Checkbox.tsx";
import { sizeOfPicture } from "../../model/new-boxes.ts";
import { Choice } from "../../settings/Choice.tsx";
import { PictureUpload } from "../../settings/PictureUpload.tsx";

type Picture = Extract<LayoutElement, { kind: "picture" }>;

export function RowPictureSettings({ element, onPut }: { element: Picture; onPut: (element: Picture) => void }) {
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const own = element.picture === "logo" ? [] : [[element.picture, shared("picture.own")] as const];
  return (
    <>
      <Choice
        label={shared("picture.which")}
        hint={element.picture === "logo" ? shared("picture.about.logo") : undefined}
        value={element.picture}
        choices={[["logo", shared("box.logo")] as const, ...own]}
        onChoose={(picture) => onPut({ ...element, picture })}
      />
      <Checkbox
        labelled
        label={t("picture.hasDisc")}
        checked={element.hasDisc}
        onChange={(hasDisc) => onPut({ ...element, hasDisc })}
      />
      <PictureUpload
        label={shared("picture.upload")}
        onAdded={({ picture, ...size }) => onPut({ ...element, picture, ...sizeOfPicture(size, element) })}
      />
    </>
  );
}
