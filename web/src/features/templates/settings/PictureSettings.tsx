/** The settings of a picture: the university's logo, its responsable's signature, or an uploaded picture. */
import { useTranslation } from "react-i18next";
import type { Designer } from "../designing/use-designer.ts";
import type { BoxOf } from "../model/design.ts";
import { sizeOfPicture } from "../model/new-boxes.ts";
import { Choice } from "./Choice.tsx";
import { PictureUpload } from "./PictureUpload.tsx";

type Picture = BoxOf<"picture">;

const isNamed = (picture: string) => picture === "logo" || picture === "signature";

export function PictureSettings({ box, designer }: { box: Picture; designer: Designer }) {
  const { t } = useTranslation("templates/designing");
  const isOwn = !isNamed(box.picture);
  const named = [
    ["logo", t("box.logo")],
    ["signature", t("box.signature")],
  ] as const;
  const own = isOwn ? ([[box.picture, t("picture.own")]] as const) : [];
  return (
    <>
      <Choice
        label={t("picture.which")}
        hint={isOwn ? undefined : t(`picture.about.${box.picture === "signature" ? "signature" : "logo"}`)}
        value={box.picture}
        choices={[...named, ...own]}
        onChoose={(picture) => designer.put([{ ...box, picture }])}
      />
      <PictureUpload
        label={t("picture.upload")}
        onAdded={({ picture, ...size }) => designer.put([{ ...box, picture, ...sizeOfPicture(size, box) }])}
      />
    </>
  );
}
