/** The parts of the design system in the order of display; a new component gets its line here. */
import type { ComponentType } from "react";
import { BulkBars } from "./samples/BulkBars.tsx";
import { Buttons } from "./samples/Buttons.tsx";
import { Cards } from "./samples/Cards.tsx";
import { Charts } from "./samples/Charts.tsx";
import { Chips } from "./samples/Chips.tsx";
import { Choices } from "./samples/Choices.tsx";
import { CoveredShown } from "./samples/CoveredShown.tsx";
import { Dialogs } from "./samples/Dialogs.tsx";
import { Fields } from "./samples/Fields.tsx";
import { FiguresShown } from "./samples/FiguresShown.tsx";
import { Files } from "./samples/Files.tsx";
import { JobsShown } from "./samples/JobsShown.tsx";
import { Menus } from "./samples/Menus.tsx";
import { Notes } from "./samples/Notes.tsx";
import { PasswordPrompts } from "./samples/PasswordPrompts.tsx";
import { ProgressShown } from "./samples/ProgressShown.tsx";
import { Rosettes } from "./samples/Rosettes.tsx";
import { Sections } from "./samples/Sections.tsx";
import { States } from "./samples/States.tsx";
import { Tables } from "./samples/Tables.tsx";
import { TabsShown } from "./samples/TabsShown.tsx";
import { Toasts } from "./samples/Toasts.tsx";
import { ValuesShown } from "./samples/ValuesShown.tsx";

export const SAMPLES = [
  { key: "buttons", Samples: Buttons },
  { key: "fields", Samples: Fields },
  { key: "choices", Samples: Choices },
  { key: "files", Samples: Files },
  { key: "chips", Samples: Chips },
  { key: "values", Samples: ValuesShown },
  { key: "notes", Samples: Notes },
  { key: "cards", Samples: Cards },
  { key: "sections", Samples: Sections },
  { key: "figures", Samples: FiguresShown },
  { key: "charts", Samples: Charts },
  { key: "tabs", Samples: TabsShown },
  { key: "menus", Samples: Menus },
  { key: "tables", Samples: Tables },
  { key: "bulk", Samples: BulkBars },
  { key: "dialogs", Samples: Dialogs },
  { key: "password", Samples: PasswordPrompts },
  { key: "toasts", Samples: Toasts },
  { key: "progress", Samples: ProgressShown },
  { key: "jobs", Samples: JobsShown },
  { key: "states", Samples: States },
  { key: "covered", Samples: CoveredShown },
  { key: "rosettes", Samples: Rosettes },
] as const satisfies readonly { key: string; Samples: ComponentType }[];
