/** Renders a confirmation dialog on a page with a button that opens it. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { renderPart } from "./render-part.tsx";

const OPEN = "Open";
const DONE = "Done.";

/** The callbacks of a dialog: closed without acting, and done. */
export type QuestionHandlers = { onClose: () => void; onDone: () => void };

/** A page with a button that opens the dialog, as the lists have one; it shows when the dialog is done. */
function Page({ question }: { question: (handlers: QuestionHandlers) => ReactNode }) {
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

/** Renders the page and opens the dialog; returns the store and the dialog. */
export const openQuestion = async (question: (handlers: QuestionHandlers) => ReactNode) => {
  const store = await renderPart(<Page question={question} />);
  await press(OPEN);
  return { store, dialog: await screen.findByRole("dialog") };
};

export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

export const isDisabled = (name: string) => screen.getByRole("button", { name }).hasAttribute("disabled");
