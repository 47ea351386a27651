/** `/dashboard`: what waits for this person, then the university, or the network, in figures. */

import { userNameIn } from "@ijaza/schema/users/names";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { OfNetwork } from "../components/OfNetwork.tsx";
import { OfUniversity } from "../components/OfUniversity.tsx";
import { useFirstSteps } from "../use-first-steps.ts";
import { useQueue } from "../use-queue.ts";
import "./DashboardPage.css";

const greetingOf = (hour: number) => {
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
};

/** The first name. In Arabic the whole name, because a first name there may be of two words. */
const calledBy = (name: string): string => (/\p{Script=Arabic}/u.test(name) ? name : (name.split(/\s+/)[0] ?? ""));

export function DashboardPage() {
  const { t } = useTranslation(["dashboard", "audit"]);
  const { role, university, ...user } = useUser();
  const language = useLanguage();
  const queue = useQueue();
  const total = queue?.reduce((sum, item) => sum + item.count, 0);
  const worker = role === "resp_uni" || role === "agent_uni" ? role : null;
  const name = isolate(calledBy(userNameIn(user, language)));
  const steps = useFirstSteps();
  const left = steps?.filter(({ state }) => state !== "done").length ?? 0;
  const welcome = t(university ? "welcome" : "network");
  const waiting = worker && total ? t(`waiting.${worker}`, { count: total }) : welcome;
  return (
    <>
      <PageHead
        title={left ? t("firstSteps.greeting", { name }) : t(`greeting.${greetingOf(new Date().getHours())}`, { name })}
        text={left ? t("firstSteps.left", { count: left }) : waiting}
      >
        {role === "admin_alecso" && (
          <ButtonLink icon={Plus} to="/add_university">
            {t("addUniversity")}
          </ButtonLink>
        )}
      </PageHead>
      {university ? <OfUniversity queue={queue} steps={steps} /> : <OfNetwork queue={queue} />}
    </>
  );
}
