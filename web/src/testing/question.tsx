/** A dialog as it stands on a page: opened by a button, closed again, or done. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { renderPart } from "./render-part.tsx";

const OPEN = "Open";
const DONE = "Done.";

/** What a dialog calls: closed without having done it, and done. */
export type QuestionEnds = { onClose: () => void; onDone: () => void };

/** A page with a button that opens the question, as the lists have one; says once it is done. */
function Page({ question }: { question: (ends: QuestionEnds) => ReactNode }) {
  const [state, setState] = useState<"closed" | "open" | "done">("closed");
  return (
    <>
      <button type="button" onClick={() => setState("open")}>
        {OPEN}
      </button>
      {state === "done" && <p>{DONE}</p>}
      {state === "open" && question({ onClose: () => setState("closed"), onDone: () => setState("done") })}
    </>
  );
}

/** Renders the page and opens the question; gives the store and the dialog. */
export const openQuestion = async (question: (ends: QuestionEnds) => ReactNode) => {
  const store = await renderPart(<Page question={question} />);
  await press(OPEN);
  return { store, dialog: await screen.findByRole("dialog") };
};

export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

export const isDisabled = (name: string) => screen.getByRole("button", { name }).hasAttribute("disabled");
