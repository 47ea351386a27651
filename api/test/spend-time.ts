/** Uses so much processor time, however busy the machine is. */
export function spendTime(milliseconds: number): void {
  const before = process.cpuUsage();
  for (let used = 0; used < milliseconds; ) {
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1000;
  }
}
