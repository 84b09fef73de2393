import { create } from 'zustand'
import type { LiveFinding } from '#shared/scene/live.ts'

interface Findings {
  /** What the last build found. */
  found: readonly LiveFinding[]
  /** What the designer has closed, by `keyOf`: it does not come again as long as it stays. */
  closed: ReadonlySet<string>
}

export const useFindings = create<Findings>(() => ({ found: [], closed: new Set() }))

/** A fixed finding disappears; it returns if the scene breaks again. */
export function showFindings(found: readonly LiveFinding[]): void {
  const keys = new Set(found.map(keyOf))
  useFindings.setState(({ closed }) => ({
    found,
    closed: new Set([...closed].filter((key) => keys.has(key))),
  }))
}

export function closeFindings(): void {
  useFindings.setState(({ found }) => ({ closed: new Set(found.map(keyOf)) }))
}

export function keyOf({ file, problem }: LiveFinding): string {
  return `${file} ${problem}`
}
