/** Makes the store: the cache of the API and the slices of the rooms. */
import { combineSlices, configureStore } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query";
import { api } from "./api/api.ts";
import { createStaffCalls, followedBy } from "./api/staff-calls.ts";

/** Rooms add their slices with `rootReducer.inject(slice)`, in the file that defines them. */
export const rootReducer = combineSlices(api);

export const createStore = () => {
  const store = configureStore({
    reducer: rootReducer,
    // Immer freezes what the slices hold, so a change of it throws without another look at the whole state for each action.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
        followedBy(() => calls),
      ),
  });
  const calls = createStaffCalls(store.dispatch);
  // Polling rests while the page is out of sight.
  setupListeners(store.dispatch);
  return Object.assign(store, { calls });
};

export type Store = ReturnType<typeof createStore>;
