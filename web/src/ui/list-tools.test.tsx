/** The search above a list: it waits for a pause, and takes over a search that comes from elsewhere. */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { ListTools } from "./ListTools.tsx";

const sent: string[] = [];

function Searched() {
  const [search, setSearch] = useState("");
  const onSearch = (text: string) => {
    sent.push(text);
    setSearch(text);
  };
  return (
    <>
      <ListTools searchLabel="Search" search={search} onSearch={onSearch} />
      <button type="button" onClick={() => setSearch("from elsewhere")}>
        Apply
      </button>
      <output>{search}</output>
    </>
  );
}

test("a search that comes from elsewhere is shown and stays, and what is typed afterwards counts", async () => {
  await renderPart(<Searched />);
  const field = screen.getByLabelText<HTMLInputElement>("Search");
  await userEvent.type(field, "Amina");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Amina"));
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  await waitFor(() => expect(field.value).toBe("from elsewhere"));
  await userEvent.type(field, "!");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("from elsewhere!"));
  expect(sent).toEqual(["Amina", "from elsewhere!"]);
});
