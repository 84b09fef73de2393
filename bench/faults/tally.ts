/** What was tried of one kind of fault, and how often the product held. */
export class Tally {
  readonly what: string
  tried = 0
  held = 0
  /** Longest time until all was well again (ms). */
  worst = 0
  /** What the figures mean. */
  note = ''
  /** Why it did not hold, with how often. */
  readonly faults = new Map<string, number>()

  constructor(what: string) {
    this.what = what
  }

  /** One try; `work` throws where the product did not hold. @param work tells the ms until all was well again */
  async take(work: () => Promise<number>): Promise<void> {
    this.tried += 1
    try {
      this.worst = Math.max(this.worst, await work())
      this.held += 1
    } catch (error) {
      this.blame(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
    }
  }

  /** Found afterwards: one that seemed to hold did not. */
  revoke(fault: string): void {
    this.held -= 1
    this.blame(fault)
  }

  private blame(fault: string): void {
    console.error(`${this.what}: ${fault}`)
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1)
  }
}

/** Throws in plain words: for inside `take`. */
export function must(isSo: boolean, fault: string): void {
  if (!isSo) throw new Error(fault)
}
