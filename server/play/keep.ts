interface Kept<Value> {
  value: Promise<Value | null>
  weight: number
}

/**
 * Remembers what was read under its key. When all together weighs more than `most`, what nobody asked for the longest is
 * forgotten; a reading that failed or found nothing is forgotten at once.
 */
export class Keep<Value> {
  private readonly kept = new Map<string, Kept<Value>>()
  private readonly most: number
  private weight = 0

  constructor(most: number) {
    this.most = most
  }

  /** What is kept, else what `read` brings: one reading however many ask meanwhile. */
  get(key: string, weight: number, read: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.kept.get(key)
    // a map keeps the order of insertion: what is asked for now goes last
    this.forget(key)
    const value = known?.value ?? read()
    this.kept.set(key, { value, weight })
    this.weight += weight
    if (known) return value
    value.then(
      (found) => {
        if (found === null) this.forget(key, value)
      },
      () => {
        this.forget(key, value)
      },
    )
    this.makeRoom()
    return value
  }

  /** The latest stays, however heavy it is. */
  private makeRoom(): void {
    for (const key of this.kept.keys()) {
      if (this.weight <= this.most || this.kept.size === 1) return
      this.forget(key)
    }
  }

  /** With `only`, nothing that has taken its place since. */
  private forget(key: string, only?: Kept<Value>['value']): void {
    const known = this.kept.get(key)
    if (!known || (only && known.value !== only)) return
    this.kept.delete(key)
    this.weight -= known.weight
  }
}
