/** The buttons, and links that look like them. */
import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import "./Button.css";
import { Spinner } from "./Spinner.tsx";

export type ButtonLook = {
  /** `primary` is the one next step of a screen; `brass` its like on dark; `onDark` a quiet one on dark; `danger` destroys. */
  kind?: "primary" | "secondary" | "brass" | "ghost" | "onDark" | "light" | "danger";
  /** `dense` 36 px, `large` 50 px; 44 px without. */
  size?: "dense" | "large";
  icon?: LucideIcon;
  /** An icon after the word, mirrored in Arabic: arrows only. */
  arrow?: LucideIcon;
  wide?: boolean;
};

const classOf = ({ kind = "secondary", size, wide }: ButtonLook, extra?: string): string =>
  ["button", `button--${kind}`, size && `button--${size}`, wide && "button--wide", extra].filter(Boolean).join(" ");

function Inside({ icon: Icon, arrow: Arrow, busy, children }: ButtonLook & { busy?: boolean; children?: ReactNode }) {
  return (
    <>
      {busy ? <Spinner size={18} /> : Icon && <Icon size={18} aria-hidden="true" />}
      {children}
      {Arrow && <Arrow size={18} aria-hidden="true" className="flip" />}
    </>
  );
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Working: a spinner, and no second press. It keeps the focus, which a disabled button would lose. */
    busy?: boolean;
  };

/** Enter in a form presses its button too: with this press goes the sending. */
const refusePress = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

export function Button({
  kind,
  size,
  icon,
  arrow,
  wide,
  busy,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ kind, size, wide }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refusePress : onClick}
    >
      <Inside icon={icon} arrow={arrow} busy={busy}>
        {children}
      </Inside>
    </button>
  );
}

export function ButtonLink({ kind, size, icon, arrow, wide, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={classOf({ kind, size, wide }, className)}>
      <Inside icon={icon} arrow={arrow}>
        {children}
      </Inside>
    </Link>
  );
}

type ButtonLabelProps = Pick<ButtonLook, "kind" | "size"> & { htmlFor: string; children: ReactNode };

/** Presses its input by itself, without a script. */
export function ButtonLabel({ htmlFor, kind, size, children }: ButtonLabelProps) {
  return (
    <label htmlFor={htmlFor} className={classOf({ kind, size })}>
      {children}
    </label>
  );
}
