/** The page on which an organisation requests a document: how it works, the two shorter ways, and the form. */
import { CONFIRM_HOURS, REQUEST_DAYS } from "@ijaza/schema/sharing/third-party";
import { FileCheck, MailOpen, Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isolate } from "../../../platform/format/isolate.ts";
import { Button } from "../../../ui/Button.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { NumberValue } from "../../../ui/Values.tsx";
import { Letter } from "../opening/Letter.tsx";
import { RequestForm } from "./RequestForm.tsx";
import "./RequestPage.css";

const STEPS = ["confirm", "decide", "answer"] as const;

export function RequestPage() {
  const { t } = useTranslation("sharing");
  const [sentTo, setSentTo] = useState("");
  usePageTitle(t("request.name"));
  if (sentTo)
    return (
      <Letter icon={MailOpen} title={t("request.sent.title")}>
        <p role="status">{t("request.sent.text", { email: isolate(sentTo, "ltr"), hours: CONFIRM_HOURS })}</p>
        <p>{t("request.sent.next", { days: REQUEST_DAYS })}</p>
        <Button size="large" wide onClick={() => setSentTo("")}>
          {t("request.sent.again")}
        </Button>
      </Letter>
    );
  return (
    <main id="content" className="request-page">
      <div className="request-page__columns wrap">
        <div className="request-page__how">
          <h1>{t("request.title")}</h1>
          <p className="request-page__lead">{t("request.text")}</p>
          <ol className="request-steps">
            {STEPS.map((step, at) => (
              <li key={step}>
                <span className="request-steps__number" aria-hidden="true">
                  <NumberValue value={at + 1} />
                </span>
                <div>
                  <h2>{t(`request.steps.${step}.title`, { days: REQUEST_DAYS })}</h2>
                  <p>{t(`request.steps.${step}.text`, { hours: CONFIRM_HOURS })}</p>
                </div>
              </li>
            ))}
          </ol>
          <ul className="request-page__ways">
            <li>
              <FileCheck size={20} aria-hidden="true" />
              <p>
                {t("request.ways.file")} <Link to="/verification">{t("request.ways.verify")}</Link>
              </p>
            </li>
            <li>
              <Share2 size={20} aria-hidden="true" />
              <p>{t("request.ways.share")}</p>
            </li>
          </ul>
        </div>
        <RequestForm onSent={setSentTo} />
      </div>
    </main>
  );
}
