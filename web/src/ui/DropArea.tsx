/** An area to drop files on. Dropping is only an addition for the mouse: the content always has a button. */
import { type DragEvent, type ReactNode, useState } from "react";

type DropAreaProps = {
  className: string;
  /** Added while something is held over it. */
  over: string;
  onDrop: (dropped: DataTransfer) => void;
  children: ReactNode;
};

export function DropArea({ className, over, onDrop, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button inside is everybody's.
    <div
      className={isOver ? `${className} ${over}` : className}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
