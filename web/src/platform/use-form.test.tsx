import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { gateFor } from "../testing/gate.ts";
import { refusedWith, renderPart } from "../testing/render-part.tsx";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/Field.tsx";
import { Note } from "../ui/Note.tsx";
import { useForm } from "./use-form.ts";

type Send = (values: object) => Promise<unknown>;

/** A form with a required name, a required e-mail and an optional number. */
function Sample({ send }: { send: Send }) {
  const [{ error, isBusy }, setState] = useState<{ error?: unknown; isBusy: boolean }>({ isBusy: false });
  const form = useForm({ start: { name: "", email: "", number: "" }, required: ["name", "email"], error });
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.check()) return;
        setState({ isBusy: true });
        void send(form.values).then(
          () => {
            setState({ isBusy: false });
            form.restart();
          },
          (refusal: unknown) => setState({ error: refusal, isBusy: false }),
        );
      }}
    >
      {form.failure && <Note tone="bad">{form.failure}</Note>}
      <TextField label="Name" {...form.bind("name")} />
      <TextField label="E-mail" {...form.bind("email")} />
      <TextField label="Number" {...form.bind("number")} />
      <Button type="submit" busy={isBusy}>
        Send
      </Button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const wrong = () => screen.queryAllByRole("textbox").filter((each) => each.getAttribute("aria-invalid") === "true");
const noteOf = (name: string) =>
  document.getElementById(field(name).getAttribute("aria-describedby") ?? "")?.textContent;
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.type(field(name), value);
};

test("a form shows no error before it is sent, and is not sent while a field is missing", async () => {
  const sent: object[] = [];
  await renderPart(<Sample send={async (values) => sent.push(values)} />);
  expect(wrong()).toEqual([]);
  await fill({ Name: "   ", Number: "3" });
  await send();
  expect(wrong()).toEqual([field("Name"), field("E-mail")]);
  expect(noteOf("Name")).toBe("Please fill this in.");
  expect(document.activeElement).toBe(field("Name"));
  expect(sent).toEqual([]);
});

test("a completed field no longer shows an error, and the next invalid field gets the focus", async () => {
  await renderPart(<Sample send={async () => undefined} />);
  await send();
  await fill({ Name: "Amina" });
  expect(wrong()).toEqual([field("E-mail")]);
  await send();
  expect(document.activeElement).toBe(field("E-mail"));
});

test("a refusal is shown under its field, which gets the focus, and the typed text is kept", async () => {
  const errors = [{ path: "email", error: "email_taken", message: "Somebody has this e-mail." }];
  await renderPart(<Sample send={() => Promise.reject(refusedWith("invalid_input", { errors }))} />);
  await fill({ Name: "Amina", "E-mail": "a@b.example", Number: "3" });
  await send();
  expect(noteOf("E-mail")).toBe("Somebody has this e-mail.");
  expect(document.activeElement).toBe(field("E-mail"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(["Name", "E-mail", "Number"].map((name) => field(name).value)).toEqual(["Amina", "a@b.example", "3"]);
  await fill({ "E-mail": "x" });
  expect(wrong()).toEqual([]);
});

test("a refusal without a field is shown above the form, and the typed text is kept", async () => {
  await renderPart(<Sample send={() => Promise.reject(refusedWith("storage_full"))} />);
  await fill({ Name: "Amina", "E-mail": "a@b.example" });
  await send();
  expect(screen.getByRole("alert").textContent).toContain("The server says no.");
  expect(wrong()).toEqual([]);
  expect(field("Name").value).toBe("Amina");
});

test("a form whose button is pressed twice is sent once, and is empty again once it was accepted", async () => {
  const gate = gateFor<void>();
  const sent: object[] = [];
  const answer = (values: object) => {
    sent.push(values);
    return gate.opened;
  };
  await renderPart(<Sample send={answer} />);
  await fill({ Name: "Amina", "E-mail": "a@b.example" });
  await send();
  await send();
  await userEvent.type(field("Name"), "{Enter}");
  expect(sent).toEqual([{ name: "Amina", email: "a@b.example", number: "" }]);
  gate.open();
  await screen.findByRole("button", { name: "Send", busy: false });
  expect(field("Name").value).toBe("");
  expect(wrong()).toEqual([]);
});
