/** Renders one component with the store, the router and the texts that it needs. */
import type { User } from "@ijaza/schema/users/calls";
import { render, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { AppContexts } from "../app/AppContexts.tsx";
import { api } from "../platform/api/api.ts";
import { csrf } from "../platform/api/csrf.ts";
import type { Language } from "../platform/i18n/languages.ts";
import { applyLanguage, storeLanguage } from "../platform/i18n/stored-language.ts";
import { actorLoaded } from "../platform/identity/actor-loaded.ts";
import { createStore } from "../platform/store.ts";
import { startTexts } from "./start-texts.ts";

type RenderPartOptions = {
  language?: Language;
  /** The signed-in user; nobody when absent. */
  user?: User;
};

/** Call `serve` first if the component calls the server. Returns the store. */
export const renderPart = async (part: ReactNode, { language = "en", user }: RenderPartOptions = {}) => {
  storeLanguage(language);
  applyLanguage(language);
  await startTexts(language);
  csrf.forget();
  const store = createStore();
  store.dispatch(api.util.resetApiState());
  if (user) store.dispatch(actorLoaded(user));
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter>
        <AppContexts>
          <Suspense>{part}</Suspense>
        </AppContexts>
      </MemoryRouter>
    </Provider>,
  );
  // Waits until its texts are loaded.
  await waitFor(() => {
    if (!container.hasChildNodes()) throw new Error("nothing is drawn yet");
  });
  return store;
};

/** A refusal as the client's calls reject with it. */
export const refusedWith = (error: string, more: object = {}) => ({
  status: 422,
  data: { error, message: "The server says no.", ...more },
});
