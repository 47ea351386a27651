/** The actions of the list of universities: the menu of a row, the drawer, and the dialogs. */
import type { ListedUniversity } from "@ijaza/schema/universities/calls";
import { Ban, CirclePlay, Coins, Eye, KeyRound, type LucideIcon, Pencil, UserCog } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useRole } from "../../platform/actor.ts";
import type { MenuItem } from "../../ui/Menu.tsx";
import { type Action, actionsFor } from "./actions.ts";
import { EtherDialog } from "./components/EtherDialog.tsx";
import { ResponsableDialog } from "./components/ResponsableDialog.tsx";
import { SuspendDialog } from "./components/SuspendDialog.tsx";
import { UniversityDrawer } from "./components/UniversityDrawer.tsx";
import { useListedUniversity } from "./universities-state.ts";

const ICONS: Record<Action, LucideIcon> = {
  edit: Pencil,
  responsable: UserCog,
  keys: KeyRound,
  ether: Coins,
  suspend: Ban,
  resume: CirclePlay,
};

/** The drawer shows changes made in it, and stays open when the list comes without its university. */
export const useActions = () => {
  const { t } = useTranslation("universities");
  const role = useRole();
  const navigate = useNavigate();
  const [shown, setShown] = useState<ListedUniversity>();
  const listed = useListedUniversity(shown?._id);
  if (listed && listed !== shown) setShown(listed);
  const [doing, setDoing] = useState<{ action: Action; university: ListedUniversity } | null>(null);
  const begin = (action: Action, university: ListedUniversity) => {
    setShown(undefined);
    if (action === "edit") return navigate(`/add_university?id=${university._id}`);
    if (action === "keys") return navigate(`/registry/${university._id}`);
    setDoing({ action, university });
  };
  const close = () => setDoing(null);
  const menuOf = (university: ListedUniversity): MenuItem[] => [
    { key: "view", label: t("actions.view"), icon: Eye, onChoose: () => setShown(university) },
    ...actionsFor(role, university).map((action) => ({
      key: action,
      label: t(`actions.${action}`),
      icon: ICONS[action],
      danger: action === "suspend",
      onChoose: () => begin(action, university),
    })),
  ];
  const dialogs = (
    <>
      <UniversityDrawer
        university={shown}
        actions={shown ? actionsFor(role, shown) : []}
        onClose={() => setShown(undefined)}
        onAction={(action) => shown && begin(action, shown)}
      />
      {doing?.action === "responsable" && <ResponsableDialog university={doing.university} onClose={close} />}
      {doing?.action === "ether" && <EtherDialog university={doing.university} onClose={close} />}
      {(doing?.action === "suspend" || doing?.action === "resume") && (
        <SuspendDialog university={doing.university} onClose={close} />
      )}
    </>
  );
  return { view: setShown, menuOf, dialogs };
};
