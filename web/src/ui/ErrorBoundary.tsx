/** Catches errors while a page or a part of it is rendered, and offers to reload. */
import { RotateCw } from "lucide-react";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageLoadError } from "../platform/load-page.ts";
import { Button } from "./Button.tsx";
import { ErrorState } from "./States.tsx";

const reload = () => globalThis.location.reload();

/** Inside a frame, whose `main` is there already, it is a `div`. */
type Placed = { as?: "main" | "div" };

function Fallen({ error, as: Place = "main" }: Placed & { error: unknown }) {
  const { t } = useTranslation("ui");
  const notLoaded = error instanceof PageLoadError;
  return (
    <Place>
      <ErrorState
        title={notLoaded ? t("pageLoad.title") : undefined}
        text={notLoaded ? t("pageLoad.text") : undefined}
        action={
          <Button kind="primary" icon={RotateCw} onClick={reload}>
            {t("pageLoad.reload")}
          </Button>
        }
      />
    </Place>
  );
}

type BoundaryState = { caught: unknown; fell: boolean };

/** React supports error boundaries as classes only. */
export class ErrorBoundary extends Component<Placed & { children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { caught: undefined, fell: false };

  static getDerivedStateFromError(caught: unknown): BoundaryState {
    return { caught, fell: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.fell ? <Fallen error={this.state.caught} as={this.props.as} /> : this.props.children;
  }
}
