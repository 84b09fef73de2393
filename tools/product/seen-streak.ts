/** Runs in a page before the product: anyone who comes was told of the streak today, on this device. */
export function haveSeenStreak(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is bound again below
  const read = Storage.prototype.getItem
  Storage.prototype.getItem = function (key) {
    const isSeenStreak = /^streak:[\da-f-]{36}$/.test(key)
    return isSeenStreak ? new Date().toLocaleDateString('en-CA') : read.call(this, key)
  }
}
