/** Detects that npm, which started this script, was killed and could not pass the signal on. */
import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 500;

/** Calls `onGone` once npm has ended. Without npm it does nothing: a shell that closes should not stop the script. */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const watched = [[process.pid, process.ppid], ...shellAbove(process.ppid)];
  const timer = setInterval(() => {
    if (watched.every(([child, parent]) => parentOf(child) === parent)) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** npm runs scripts through a shell, which may remain between npm and this process. */
function shellAbove(pid) {
  const isShell = /^(sh|dash|bash|ash|zsh)$/.test(readProc(pid, "comm").trim());
  return isShell ? [[pid, parentOf(pid)]] : [];
}

function parentOf(pid) {
  if (pid === process.pid) return process.ppid;
  return Number(/^PPid:\s+(\d+)/m.exec(readProc(pid, "status"))?.[1] ?? 0);
}

function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
