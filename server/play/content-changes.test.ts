import { expect, it } from 'vitest'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { changesBetween } from './content-changes.ts'

/** As a database gives it back: its fields in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [key, turned(part)])
  return Object.fromEntries(entries.reverse())
}

it('the same content changes nothing, in whichever order its fields come [WORLD-3]', () => {
  const sample = sampleAdventure()
  const same = Object.assign(sampleAdventure(), turned(sample))
  const none = { added: 0, changed: 0, removed: 0 }
  expect(changesBetween(sample, same)).toEqual({ missions: none, tasks: none, texts: [], art: 0 })
})
