import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SceneElement } from '#shared/scene/description.ts'
import { speakIn } from '#src/testing/words.ts'
import { anElement, aScene } from '../testing/scenes.ts'
import { overviewOf, totalOf, whereabouts } from './overview.ts'

const place = (name: string, given: Partial<SceneElement> = {}) =>
  anElement(name.toLowerCase(), { name, spoken: `${name}, ${given.state ?? 'not started'}`, ...given })

const isles = aScene('isles', {
  name: 'Isles',
  description: 'A winter sea.',
  totalProgress: 12,
  elements: [
    place('Harbour', { state: 'finished' }),
    place('School', { state: 'inProgress' }),
    place('Market', { isNext: true, description: 'A snowy square.' }),
    place('Reef'),
    place('Keep', { state: 'locked', missing: 3 }),
    place('Bottle', { sign: 'secret' }),
    place('Shop', { sign: 'view' }),
  ],
})
const speaking = (language: string, ...opened: string[]) => ({
  t: i18next.t,
  language,
  opened: new Set(opened),
})

describe.each([
  [
    'en',
    '5 places: 1 finished, 1 in progress, 1 not started, Market newly open, Keep needs 3 more. Next: Market.',
  ],
  [
    'pl',
    '5 miejsc: 1 ukończone, 1 w toku, 1 nierozpoczęte, nowo otwarte: Market, Keep: brakuje jeszcze 3 warunków. Następne: Market.',
  ],
  [
    'de',
    '5 Orte: 1 abgeschlossen, 1 begonnen, 1 noch nicht begonnen, Market neu geöffnet, Keep braucht noch 3 Schritte. Als Nächstes: Market.',
  ],
  [
    'es',
    '5 lugares: 1 terminado, 1 en curso, 1 sin empezar, recién abierto: Market, a Keep le faltan 3 requisitos. Lo siguiente: Market.',
  ],
])('in %s', (language, overview) => {
  beforeEach(() => speakIn(language))

  it('counts the places by their state and names what is new, what is missing and what is next [ACCESS-1]', () => {
    expect(overviewOf(isles, speaking(language, 'market'))).toBe(overview)
  })
})

describe('in English', () => {
  beforeEach(() => speakIn('en'))

  it('counts locked places where there are too many to name [ACCESS-1]', () => {
    const locked = ['A', 'B', 'C', 'D'].map((name) => place(name, { state: 'locked' }))
    expect(overviewOf(aScene('x', { elements: locked }), speaking('en'))).toBe('4 places: 4 locked.')
  })

  it('says where the keyboard is, what that looks like, and how far all of it is [ACCESS-1]', () => {
    const [, , market] = isles.elements
    const { text, more } = whereabouts(isles, market, speaking('en'))
    expect(text).toMatch(/^You are in Isles\. The keyboard is on Market, not started\. 5 places: /)
    expect(more).toBe('A snowy square. 12% of the adventure finished.')
    expect(whereabouts(isles, undefined, speaking('en')).more).toBe(
      'A winter sea. 12% of the adventure finished.',
    )
  })

  it('says nothing of a progress that nobody knows, and that there is nothing where there is nothing [ACCESS-1]', () => {
    expect(totalOf(aScene('x'), speaking('en'))).toBe('')
    expect(overviewOf(aScene('x'), speaking('en'))).toBe('Nothing can be opened here.')
  })
})
