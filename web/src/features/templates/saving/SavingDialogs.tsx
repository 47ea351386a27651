/** What saving asks: before changes are left behind, and when somebody else has saved another version. */
import { LeaveGuard } from "../../../ui/LeaveGuard.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import type { DesignerSaving } from "./use-designer-saving.ts";

type SavingDialogsProps = {
  kept: DesignerSaving;
  /** Opens the stored version instead of this design. */
  onReload: () => void;
};

export function SavingDialogs({ kept: { saving, isChanged, save, forget }, onReload }: SavingDialogsProps) {
  return (
    <>
      <LeaveGuard when={isChanged} />
      <ConflictDialog
        open={saving.refused.isLate === true}
        isBusy={saving.isBusy}
        onOver={() => void save("over-theirs")}
        onNew={() => void save("as-new")}
        onTheirs={() => {
          forget();
          onReload();
        }}
        onClose={saving.closeRefusal}
      />
    </>
  );
}
