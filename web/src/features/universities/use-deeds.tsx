/** The deeds of the list of universities: the menu of a row, the drawer, and the dialogs. */
import type { ListedUniversity } from "@ijaza/schema/universities";
import { Ban, CirclePlay, Coins, Eye, type LucideIcon, Pencil, UserCog } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useRole } from "../../platform/actor.ts";
import type { MenuItem } from "../../ui/Menu.tsx";
import { EtherDialog } from "./components/EtherDialog.tsx";
import { ResponsableDialog } from "./components/ResponsableDialog.tsx";
import { SuspendDialog } from "./components/SuspendDialog.tsx";
import { UniversityDrawer } from "./components/UniversityDrawer.tsx";
import { type Deed, deedsFor } from "./deeds.ts";
import { useListedUniversity } from "./universities-state.ts";

const ICONS: Record<Deed, LucideIcon> = {
  edit: Pencil,
  responsable: UserCog,
  ether: Coins,
  suspend: Ban,
  resume: CirclePlay,
};

/** The drawer follows what is switched in it, and stays when the list comes without its university. */
export const useDeeds = () => {
  const { t } = useTranslation("universities");
  const role = useRole();
  const navigate = useNavigate();
  const [shown, setShown] = useState<ListedUniversity>();
  const listed = useListedUniversity(shown?._id);
  if (listed && listed !== shown) setShown(listed);
  const [doing, setDoing] = useState<{ deed: Deed; university: ListedUniversity } | null>(null);
  const begin = (deed: Deed, university: ListedUniversity) => {
    setShown(undefined);
    if (deed === "edit") return navigate(`/add_university?id=${university._id}`);
    setDoing({ deed, university });
  };
  const close = () => setDoing(null);
  const menuOf = (university: ListedUniversity): MenuItem[] => [
    { key: "view", label: t("deeds.view"), icon: Eye, onChoose: () => setShown(university) },
    ...deedsFor(role, university).map((deed) => ({
      key: deed,
      label: t(`deeds.${deed}`),
      icon: ICONS[deed],
      danger: deed === "suspend",
      onChoose: () => begin(deed, university),
    })),
  ];
  const dialogs = (
    <>
      <UniversityDrawer
        university={shown}
        deeds={shown ? deedsFor(role, shown) : []}
        onClose={() => setShown(undefined)}
        onDeed={(deed) => shown && begin(deed, shown)}
      />
      {doing?.deed === "responsable" && <ResponsableDialog university={doing.university} onClose={close} />}
      {doing?.deed === "ether" && <EtherDialog university={doing.university} onClose={close} />}
      {(doing?.deed === "suspend" || doing?.deed === "resume") && (
        <SuspendDialog university={doing.university} onClose={close} />
      )}
    </>
  );
  return { view: setShown, menuOf, dialogs };
};
