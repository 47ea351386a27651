/** Renders the whole client at an address, as a browser would open it. */
import { render } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { App } from "../app/App.tsx";
import { loadTexts } from "../app/translations.ts";
import { api } from "../platform/api/api.ts";
import { csrf } from "../platform/api/csrf.ts";
import type { Language } from "../platform/i18n/languages.ts";
import { startI18n } from "../platform/i18n/start.ts";
import { applyLanguage, storeLanguage } from "../platform/i18n/stored-language.ts";
import { createStore } from "../platform/store.ts";

/** Call `serve` first: the client asks at once who is here. */
export const renderApp = async (path: string, { language = "en" }: { language?: Language } = {}) => {
  storeLanguage(language);
  applyLanguage(language);
  await startI18n({ language, load: loadTexts });
  csrf.forget();
  const store = createStore();
  store.dispatch(api.util.resetApiState());
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </Provider>,
  );
};
