/** The icon of each kind of item, in the menu that adds it and in the list of rows. */
import {
  AlignVerticalSpaceAround,
  BadgeAlert,
  Columns3,
  Image,
  type LucideIcon,
  Minus,
  PanelTop,
  PenTool,
  QrCode,
  Rows2,
  Signature,
  Sparkle,
  Stamp,
  TextCursorInput,
} from "lucide-react";
import type { Item } from "./model/items.ts";
import type { NewItem } from "./model/new-items.ts";

export const ICONS: Record<NewItem, LucideIcon> = {
  stackRow: Rows2,
  row: TextCursorInput,
  stack: AlignVerticalSpaceAround,
  picture: Image,
  check: QrCode,
  seal: Stamp,
  signatory: Signature,
  lettering: PenTool,
  facts: Columns3,
  "head-piece": PanelTop,
  rule: Minus,
  ornament: Sparkle,
  specimen: BadgeAlert,
};

/** A row of a group is another kind of item than one that stands by itself. */
export const iconOf = ({ element, row }: Item): LucideIcon => ICONS[row ? "stackRow" : element.kind];
