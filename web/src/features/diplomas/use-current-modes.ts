/** The university's present import modes, because an admin may switch one while the page of the import is open. */
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { useUser } from "../../platform/actor.ts";
import { POLLED } from "../../platform/api/polling.ts";
import { modesOf, modesReplaced } from "../../platform/identity/user-state.ts";
import { useGetUniversityQuery } from "../universities/universities.api.ts";

export const useCurrentModes = () => {
  const dispatch = useDispatch();
  const { mode, university } = useUser();
  const id = university?._id ?? "";
  const { data } = useGetUniversityQuery({ id }, { skip: !id, ...POLLED });
  useEffect(() => {
    if (data) dispatch(modesReplaced(modesOf(data.university.mode)));
  }, [data, dispatch]);
  return mode;
};
