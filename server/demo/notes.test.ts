import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { LONGEST_NOTE } from '#shared/domain/notes.ts'
import { DEMO_NOTES } from './notes.ts'

const ISLES = 'scenes/lantern-isles'
const Text = z.object({
  tasks: z.optional(z.record(z.string(), z.object({ cards: z.optional(z.record(z.string(), z.unknown())) }))),
})

/** By task, the cards that the adventure has. */
const cards = new Map(
  readdirSync(ISLES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      try {
        const text = z.parse(Text, JSON.parse(readFileSync(join(ISLES, name, 'text/en.json'), 'utf8')))
        return Object.entries(text.tasks ?? {}).map(
          ([id, task]) => [id, Object.keys(task.cards ?? {})] as const,
        )
      } catch {
        return []
      }
    }),
)

it('notes of the demo belong to cards that are there, in every language [SPACE-1]', () => {
  for (const { task, card, words } of DEMO_NOTES) {
    expect(cards.get(task), task).toContain(card)
    expect(Object.keys(words).sort()).toEqual([...LANGUAGE_CODES].sort())
    expect(Math.max(...Object.values(words).map(({ length }) => length))).toBeLessThan(LONGEST_NOTE)
  }
})
