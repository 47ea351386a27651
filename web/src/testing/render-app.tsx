/** Renders the whole client at an address, as a browser would open it. */
import { render } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { App } from "../app/App.tsx";
import { api } from "../platform/api/api.ts";
import { csrf } from "../platform/api/csrf.ts";
import type { Language } from "../platform/i18n/languages.ts";
import { applyLanguage, storeLanguage } from "../platform/i18n/stored-language.ts";
import { createStore } from "../platform/store.ts";
import { everyRoute } from "./every-route.ts";
import { startTexts } from "./start-texts.ts";

/** Call `serve` first: the client asks at once who is signed in. */
export const renderApp = async (path: string, { language = "en" }: { language?: Language } = {}) => {
  storeLanguage(language);
  applyLanguage(language);
  await startTexts(language);
  csrf.forget();
  const store = createStore();
  store.dispatch(api.util.resetApiState());
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <App pages={everyRoute} />
      </MemoryRouter>
    </Provider>,
  );
};
