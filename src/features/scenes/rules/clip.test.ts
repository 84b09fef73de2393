import { describe, expect, it } from 'vitest'
import type { ElementLayout } from '#shared/scene/layout.ts'
import { clipOf, isRefusal, pasteWishes, type Clip, type ClipMission, type DraftTexts } from './clip.ts'

const box = { x: 0, y: 0, width: 100, height: 100 }
const lamp: ElementLayout = {
  ...{ id: 'lamp', picture: { file: { url: '', frame: null }, small: null, box }, hit: [] },
  ...{ done: null, glow: null, light: null, hover: null, veil: null, reflection: null },
  ...{ label: { x: 0, y: 0 }, lamp: { x: 0, y: 0 } },
}
const size = { width: 1920, height: 1080 }
const harbour: ClipMission = { id: 'harbour', type: 'allInOne', size }
const cellar: ClipMission = { id: 'cellar', type: 'allInOne', size }

function draft(texts: DraftTexts['texts']): DraftTexts {
  return { texts, paths: Object.keys(texts).toSorted() }
}

const DRAFT = draft({
  'harbour/scene.json': '{ "elements": { "lamp": { "label": [10, 20] } } }',
  'harbour/03 element lamp.png': 'hash-of-lamp',
  'harbour/tasks/lamp.json': '{ "content": { "cards": [{ "id": "a", "picture": "oil.png" }] } }',
  'harbour/pictures/oil.png': 'hash-of-oil',
  'harbour/text/en.json': '{ "tasks": { "lamp": { "name": "Lamp" } } }',
  'cellar/mission.json': '{ "tasks": ["barrel"] }',
  'cellar/tasks/barrel.json': '{}',
  'cellar/element barrel.png': 'hash-of-barrel',
  'cellar/text/en.json': '{}',
})

function copied(from: DraftTexts = DRAFT): Clip {
  const clip = clipOf(from, harbour, lamp, false)
  if (isRefusal(clip)) throw new Error(clip.why)
  return clip
}
const pasted = (to: ClipMission, into: DraftTexts = DRAFT, taken: string[] = []) =>
  pasteWishes(copied(), to, into, new Set(taken))

describe('copying places between scenes', () => {
  it('brings pictures, task, words, place in the list and what the task shows [DESIGN-4]', () => {
    const result = pasted(cellar)
    expect(
      isRefusal(result) ? [] : result.wishes.map(({ file, pointer, to }) => [file, pointer, to]),
    ).toEqual([
      ['cellar/element lamp.png', '', 'hash-of-lamp'],
      ['cellar/scene.json', '/elements/lamp/label', [10, 20]],
      ['cellar/tasks/lamp.json', '', DRAFT.texts['harbour/tasks/lamp.json']],
      ['cellar/text/en.json', '/tasks/lamp', { name: 'Lamp' }],
      ['cellar/mission.json', '/tasks', ['barrel', 'lamp']],
      ['cellar/pictures/oil.png', '', 'hash-of-oil'],
    ])
  })

  it('finds an id that nothing has, and lies at the height of its scene [DESIGN-4]', () => {
    const result = pasted(harbour, DRAFT, ['lamp', 'lamp-2'])
    expect(isRefusal(result) ? null : result.wishes[0]?.file).toBe('harbour/03 element lamp-3.png')
  })

  it.each([
    ['size', { ...cellar, size: { width: 3840, height: 2160 } }, DRAFT],
    ['noTasks', { ...cellar, type: 'onboarding' as const }, DRAFT],
    ['taskless', { ...cellar, id: 'attic' }, DRAFT],
    ['taken', cellar, draft({ ...DRAFT.texts, 'cellar/pictures/oil.png': 'another' })],
  ])('is refused by name: %s [DESIGN-4]', (why, to, into) => {
    expect(pasted(to, into)).toMatchObject({ why, thing: 'lamp' })
  })

  it('is refused where the drawing has the pictures, or some of them, and of missions [DESIGN-4]', () => {
    const light = { ...lamp, light: lamp.picture }
    expect(clipOf(draft({}), harbour, lamp, false)).toMatchObject({ why: 'drawn' })
    expect(clipOf(DRAFT, harbour, light, false)).toMatchObject({ why: 'partly' })
    expect(clipOf(DRAFT, harbour, lamp, true)).toMatchObject({ why: 'mission' })
  })
})
