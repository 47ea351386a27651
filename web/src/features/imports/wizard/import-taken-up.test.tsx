/** An import that a reload interrupted is offered again, in whatever way the page opens. */
import type { Mode } from "@ijaza/schema/users/calls";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { letBrowserKeep } from "../../../testing/browser-store.ts";
import { inPage, press } from "../../../testing/import-scene.tsx";
import { AGENT } from "../../../testing/people.ts";
import { renderPart } from "../../../testing/render-part.tsx";
import { giveSizes } from "../../../testing/sizes.ts";
import { ImportWizard } from "./ImportWizard.tsx";

const HEADER = "diplomaNumber;studentNumber;level;titleFr;academicYear;decisionDate";
const ROW = "D-1;17;master;Master de recherche;2025-2026;10/07/2026";
const forEver = () => new Promise<never>(() => {});

giveSizes(600);

type PageProps = {
  opensIn: Mode;
  offered: readonly Mode[];
  templateName: string;
  send: (mode: Mode, templateName?: string) => Promise<void>;
};

/** A page with a choice of the mode, as that of diplomas is. */
function Page({ opensIn, offered, templateName, send }: PageProps) {
  const [mode, setMode] = useState(opensIn);
  const ways = offered.map((each) => ({
    subject: { of: "diplomas", mode: each } as const,
    label: each,
    choose: () => setMode(each),
  }));
  return (
    <>
      <output>{mode}</output>
      {ways.map(({ label, choose }) => (
        <button key={label} type="button" onClick={choose}>
          {label}
        </button>
      ))}
      <ImportWizard
        subject={{ of: "diplomas", mode }}
        templateName={templateName}
        ways={ways}
        hint="A file"
        results={{ to: "/diplomasList", label: "Show them" }}
        open={inPage}
        send={async ({ rows }, source) => {
          await send(mode, source.templateName);
          return { created: rows.length, existing: 0, errors: [] };
        }}
        onEnd={() => {}}
      />
    </>
  );
}

async function open(props: Partial<PageProps>) {
  const send = vi.fn<PageProps["send"]>(async () => {});
  await renderPart(
    <Page opensIn="modeOne" offered={["modeOne", "modeTwo"]} templateName="Licence" send={send} {...props} />,
    { user: AGENT },
  );
  await screen.findByLabelText("Choose a file");
  return { send };
}

/** Begins an import in this mode, and leaves the page before the first answer. */
async function breakOffIn(mode: Mode) {
  letBrowserKeep();
  const send = vi.fn(forEver);
  await open({ opensIn: mode, send });
  const file = new File([[HEADER, ROW].join("\n")], "cohort.csv", { type: "text/csv" });
  await userEvent.upload(screen.getByLabelText("Choose a file"), file);
  await press("Check the rows");
  await press("Import 1 row");
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  cleanup();
}

test("a page that opens in another mode turns to that of the import, and goes on with it there", async () => {
  await breakOffIn("modeOne");
  const { send } = await open({ opensIn: "modeTwo" });
  await press("Resume the import");
  await screen.findByText("The import is finished");
  expect(send.mock.calls).toEqual([["modeOne", "Licence"]]);
});

test("an import goes on with the template that it was begun with, whichever is chosen by then", async () => {
  await breakOffIn("modeOne");
  const { send } = await open({ opensIn: "modeOne", templateName: "Master" });
  await press("Resume the import");
  await screen.findByText("The import is finished");
  expect(send.mock.calls).toEqual([["modeOne", "Licence"]]);
});

test("who then chooses another mode stays in it, and finds the import again in its own", async () => {
  await breakOffIn("modeOne");
  await open({ opensIn: "modeTwo" });
  await screen.findByRole("button", { name: "Resume the import" });
  await press("modeTwo");
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Resume the import" })).toBeNull());
  expect(screen.getByRole("status").textContent).toBe("modeTwo");
  await press("modeOne");
  await screen.findByRole("button", { name: "Resume the import" });
});

test("a mode that is no longer offered is not turned to", async () => {
  await breakOffIn("modeOne");
  await open({ opensIn: "modeTwo", offered: ["modeTwo"] });
  // What is kept has been looked at by then.
  await userEvent.click(screen.getByRole("button", { name: "modeTwo" }));
  expect(screen.getByRole("status").textContent).toBe("modeTwo");
  expect(screen.queryByRole("button", { name: "Resume the import" })).toBeNull();
});
