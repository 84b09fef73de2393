import { describe, expect, it } from 'vitest'
import { serialise } from '#shared/content/serialise.ts'
import {
  addStep,
  moveStep,
  MOST_STEPS,
  pictureWishes,
  removeStep,
  stepPictures,
  stepsOf,
  wordOf,
} from './story-steps.ts'

const MISSION = 'egg/mission.json'
const texts = {
  [MISSION]: serialise({
    type: 'easter_egg',
    steps: [{ id: 'cork', picture: 'bottle.svg' }, { id: 'letter' }],
  }),
  'egg/text/en.json': serialise({
    name: 'Bottle',
    steps: { cork: { title: 'A bottle!', text: 'Something is in it.' } },
  }),
}
const orders = (wishes: ReturnType<typeof moveStep>) => wishes.find(({ file }) => file === MISSION)?.to

describe('the screens of a story', () => {
  it('are read in their order, with their words in each language [DESIGN-4]', () => {
    expect(stepsOf(texts, 'egg')).toEqual([{ id: 'cork', picture: 'bottle.svg' }, { id: 'letter' }])
    expect(wordOf(texts, 'egg', 'en', 'cork', 'title')).toBe('A bottle!')
    expect(wordOf(texts, 'egg', 'de', 'cork', 'title')).toBe('')
    expect(stepsOf({}, 'egg')).toEqual([])
  })

  it('come with words in every language, change places, and go with all that is said of them [DESIGN-4]', () => {
    expect(orders(addStep(texts, 'egg', ['en']))).toHaveLength(3)
    expect(addStep(texts, 'egg', ['en']).map(({ pointer }) => pointer)).toEqual([
      ...['/steps', '/steps/step-3/title', '/steps/step-3/text'],
    ])
    expect(orders(moveStep(texts, 'egg', 'letter', -1))).toEqual([
      { id: 'letter' },
      { id: 'cork', picture: 'bottle.svg' },
    ])
    expect(moveStep(texts, 'egg', 'letter', 1)).toEqual([])
    expect(orders(removeStep(texts, 'egg', ['en'], 'cork'))).toEqual([{ id: 'letter' }])
    expect(removeStep(texts, 'egg', ['en'], 'cork')[1]).toEqual({
      file: 'egg/text/en.json',
      pointer: '/steps/cork',
    })
    expect(orders(pictureWishes(texts, 'egg', 'cork', ''))).toEqual([{ id: 'cork' }, { id: 'letter' }])
  })

  it('are never none, and never more than there may be [DESIGN-4]', () => {
    const one = { [MISSION]: serialise({ steps: [{ id: 'only' }] }) }
    expect(removeStep(one, 'egg', ['en'], 'only')).toEqual([])
    const full = {
      [MISSION]: serialise({
        steps: Array.from({ length: MOST_STEPS }, (_, index) => ({ id: `s-${index}` })),
      }),
    }
    expect(addStep(full, 'egg', [])).toEqual([])
  })

  it('show pictures of the mission and of the adventure', () => {
    const paths = [
      'egg/pictures/bottle.svg',
      'pictures/sea.webp',
      'school/pictures/desk.png',
      'pictures/notes.txt',
    ]
    expect(stepPictures(paths, 'egg')).toEqual(['bottle.svg', 'sea.webp'])
  })
})
