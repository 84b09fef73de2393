import { expect, it } from 'vitest'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { indexAdventure } from './content.ts'
import { contextOf } from './player-context.ts'
import { unmetOfMission, unmetOfTask } from './locks.ts'
import { wordsIn } from './words.ts'

/** What is done, and how often that was asked. */
class Counted extends Map<string, number> {
  asked = 0
  override has(key: string): boolean {
    this.asked += 1
    return super.has(key)
  }
}

it('works out what is finished once, however many rules ask for it', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `m${index}`)
  const missions = ids.map((id, index) =>
    sampleMission(id, {
      missions: ids.slice(index + 1, index + 2),
      tasks: [sampleTask(`task-${id}`)],
      unlock: { need: 'all', of: [{ mission: ids.at(-1) ?? '' }] },
    }),
  )
  const content = indexAdventure(sampleAdventure({ missions, rootMission: 'm0' }))
  const done = new Counted()
  const progress = {
    done,
    open: new Map<string, number>(),
    played: new Map(),
    reviews: new Map(),
    stories: new Map(),
    points: 0,
    coins: 0,
    today: '2026-11-23',
  }
  const words = wordsIn(content, [], { languages: ['en'], defaultLanguage: 'en' })
  const context = contextOf(content, progress, words)
  const perMission = 40 + 39 / 2
  for (const id of ids) {
    expect(unmetOfMission(context, id)).toHaveLength(1)
    expect(unmetOfTask(context, `task-${id}`)).toHaveLength(1)
  }
  expect(done.asked).toBeLessThan(ids.length * perMission)
})
