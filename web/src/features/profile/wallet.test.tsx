/** The responsable's wallet in the settings. */
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RESPONSABLE } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";
import { addressOf } from "./settings/tabs.ts";

afterEach(() => void vi.useRealTimers());

test("a wallet that is being registered is looked at again within seconds, until the registry knows it", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let enrolment = "underway";
  const tokens = "/api/user/getResponsableTokens";
  const requests = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: RESPONSABLE } }),
    [`GET ${tokens}`]: () => ({ body: { balance: 0, enrolment, enrolmentBeginsAt: null } }),
    "GET /api/user/getResponsableEtherBalance": () => ({ body: { balance: "0" } }),
  });
  await renderApp(addressOf("signing"));
  await screen.findByText("Being registered");
  enrolment = "entered";
  await vi.advanceTimersByTimeAsync(3_000);
  await screen.findByText("Registered");
  screen.getByRole("button", { name: "Request ether" });
  const requestCount = () => requests.filter(({ path }) => path === tokens).length;
  const before = requestCount();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(requestCount()).toBe(before);
});
