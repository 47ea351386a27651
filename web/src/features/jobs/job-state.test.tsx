/** The description of a job: a running one has a bar, and a waiting one says what it waits for. */

import { formatReference } from "@ijaza/schema/documents/reference";
import type { Job } from "@ijaza/schema/jobs/calls";
import { JOB_STATUSES, WAITING_FOR } from "@ijaza/schema/jobs/calls";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../platform/i18n/languages.ts";
import { renderPart } from "../../testing/render-part.tsx";
import { serve } from "../../testing/server.ts";
import { JobState } from "./components/JobState.tsx";
import ar from "./locales/ar.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };
import fr from "./locales/fr.json" with { type: "json" };

const TEXTS = { ar, en, fr };
const job = (more: Partial<Job>): Job => ({
  _id: "j0000000000000000000000000",
  kind: "sign",
  status: "running",
  done: 0,
  total: 10,
  ...more,
});

test.each(LANGUAGES)(
  "a waiting job says what it waits for, without a bar or a sign of progress: %s",
  async (language) => {
    for (const waitingFor of WAITING_FOR) {
      await renderPart(<JobState job={job({ status: "waiting", waitingFor })} about="signing" />, { language });
      expect(screen.getByRole("status").textContent).toBe(TEXTS[language].waiting[waitingFor]);
      expect(screen.queryByRole("progressbar")).toBeNull();
      cleanup();
    }
  },
);

test.each(JOB_STATUSES.filter((status) => status !== "waiting" && status !== "failed"))(
  "%s is described in words, with a bar until it has ended",
  async (status) => {
    await renderPart(<JobState job={job({ status, done: 4 })} about="signing" />);
    expect(screen.getByRole("status").textContent).toBe(en.signing[status as "queued" | "running" | "succeeded"]);
    expect(screen.queryAllByRole("progressbar")).toHaveLength(status === "succeeded" ? 0 : 1);
  },
);

test("a revocation names the records that the chain has refused, the first of them by their references", async () => {
  const refused = Array.from({ length: 5 }, (_, at) => `01K000000000000000000000A${at}`);
  const [first = "", , third = "", fourth = ""] = refused.map(formatReference);
  const result = { transactions: ["0x1"], refused };
  await renderPart(<JobState job={job({ status: "succeeded", done: 10, result })} about="revoking" />);
  const text = screen.getByRole("alert").textContent;
  expect(text).toContain("The blockchain rejected 5 of them");
  expect([first, third, fourth].map((reference) => text?.includes(reference))).toEqual([true, true, false]);
  cleanup();
  await renderPart(<JobState job={job({ status: "running", result })} about="revoking" />);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a failed job shows the server's reason, or the page's own", async () => {
  const error = { error: "chain_refused", message: "The registry refused the batch." };
  await renderPart(<JobState job={job({ status: "failed", error })} about="signing" />);
  expect(screen.getByRole("alert").textContent).toBe(error.message);
  cleanup();
  await renderPart(<JobState job={job({ status: "failed" })} about="signing" />);
  expect(screen.getByRole("alert").textContent).toBe(en.signing.failed);
});

test("a payment that waits for the platform's ether can be called off", async () => {
  const log = serve({ "PUT /api/university/call-off-ether": () => ({ body: job({ status: "failed" }) }) });
  await renderPart(<JobState job={job({ status: "waiting", waitingFor: "ether" })} about="ether" />);
  screen.getByText(/The platform’s wallet holds too little ether/);
  await userEvent.click(screen.getByRole("button", { name: "Call the payment off" }));
  await waitFor(() => expect(log.map(({ path }) => path)).toContain("/api/university/call-off-ether"));
});
