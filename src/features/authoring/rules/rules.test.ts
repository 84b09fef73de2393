import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEditStore } from '#src/outbox/edits/edit-store.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { TaskFile } from '#shared/scene/tasks/task-file.ts'
import { orderInTasks } from '../order-in.ts'
import { enter } from './enter.ts'
import { nameIn, outlineOf } from './outline.ts'
import { pathForNew, pathOfPicture, picturesFor } from '../picture-paths.ts'
import { numberTyped, scalarsOf } from './scalars.ts'
import { addWishes, copyOf, freshId, placeWishes, removeWishes, waitingFor } from './task-edits.ts'

const task = (more = '') =>
  `{ "content": { "type": "learning-pill", "cards": [] }, "points": 10, "minutes": 2${more} }\n`
const FILES = {
  'adventure.json': '{ "rootMission": "home", "languages": ["en", "pl"] }\n',
  'attic/tasks/dust.json': task(', "unlock": { "of": [{ "task": "bell" }, { "points": 5 }] }'),
  'attic/text/en.json': '{ "name": "Attic", "tasks": { "dust": { "name": "Dust" } } }\n',
  'cellar/mission.json': '{ "tasks": ["lamp", "bell"], "unlock": { "of": [{ "task": "bell" }] } }\n',
  'cellar/tasks/bell.json': task(),
  'cellar/tasks/lamp.json': task(),
  'cellar/tasks/rope.json': 'not yet {',
  'cellar/text/en.json':
    '{ "name": "Cellar", "tasks": { "bell": { "name": "Bell" }, "lamp": { "name": "Lamp" } } }\n',
  'cellar/text/pl.json': '{ "name": "Piwnica", "tasks": { "bell": { "name": "Dzwon" } } }\n',
  'home/mission.json': '{ "type": "map", "missions": ["cellar"] }\n',
}
const LANGUAGES = ['en', 'pl']

function open() {
  const edits = createEditStore({}, orderInTasks)
  for (const [path, text] of Object.entries(FILES)) edits.take(path, { hash: path, text })
  const texts = () => edits.store.getState().texts
  const tasksOf = (id: string) =>
    outlineOf(texts())
      .find((one) => one.id === id)
      ?.tasks.map((one) => one.id)
  const wish = (wishes: readonly Wish[]) =>
    enter(edits, { word: 'set', things: [], mission: 'cellar' }, wishes)
  return { edits, texts, tasksOf, wish }
}

describe('the tasks of a draft', () => {
  it('are listed by missions as they are reached, in the order that each says, others by name [AUTHOR-1]', () => {
    const outline = outlineOf(FILES)
    expect(outline.map(({ id }) => id)).toEqual(['home', 'cellar', 'attic'])
    expect(outline[1]?.tasks).toEqual([
      { id: 'lamp', kind: 'learning-pill', points: 10, minutes: 2 },
      { id: 'bell', kind: 'learning-pill', points: 10, minutes: 2 },
      { id: 'rope', kind: null, points: null, minutes: null },
    ])
    expect(nameIn(FILES, 'cellar', ['pl', 'en'], 'lamp')).toBe('Lamp')
    expect(nameIn(FILES, 'cellar', ['pl', 'en'], 'rope')).toBe('rope')
  })

  it('are found where a mission is nothing but a drawing yet [AUTHOR-1]', () => {
    const ids = outlineOf({}, ['tower/element lamp.png', 'pictures/lamp.svg', 'adventure.json']).map(
      ({ id }) => id,
    )
    expect(ids).toEqual(['tower'])
  })

  it('get a name for their file that no other has, whatever they are called [AUTHOR-1]', () => {
    expect(freshId(FILES, 'Zażółć Łódź!')).toBe('zazolc-lodz')
    expect(freshId(FILES, 'Bell')).toBe('bell-2')
    expect(freshId(FILES, '鍵')).toBe('task')
  })

  it('change places within their mission [AUTHOR-1]', () => {
    const { tasksOf, wish, texts } = open()
    wish(placeWishes(texts(), 'cellar', 'rope', 0))
    expect(tasksOf('cellar')).toEqual(['rope', 'lamp', 'bell'])
  })

  it('are duplicated right after the original, with their words in every language [AUTHOR-1]', () => {
    const { tasksOf, wish, texts } = open()
    const copy = copyOf(texts(), 'cellar', 'bell', LANGUAGES, (name) => `${name} (copy)`)
    wish(addWishes(texts(), 'cellar', 'bell-2', copy, 'bell'))
    expect(tasksOf('cellar')).toEqual(['lamp', 'bell', 'bell-2', 'rope'])
    expect(nameIn(texts(), 'cellar', ['pl'], 'bell-2')).toBe('Dzwon (copy)')
    expect(JSON.parse(texts()['cellar/tasks/bell-2.json'] ?? '')).toEqual(JSON.parse(task()))
  })

  it('go with their words, and nothing waits for them any more [AUTHOR-1]', () => {
    const { texts, wish, tasksOf, edits } = open()
    expect(waitingFor(texts(), 'bell').map(({ file }) => file)).toEqual([
      'attic/tasks/dust.json',
      'cellar/mission.json',
    ])
    wish(removeWishes(texts(), 'cellar', 'bell', LANGUAGES))
    expect(texts()['cellar/tasks/bell.json']).toBeNull()
    expect(tasksOf('cellar')).toEqual(['lamp', 'rope'])
    expect(texts()['cellar/text/pl.json']).not.toContain('Dzwon')
    expect(JSON.parse(texts()['attic/tasks/dust.json'] ?? '')).toHaveProperty('unlock', {
      of: [{ points: 5 }],
    })
    expect(texts()['cellar/mission.json']).not.toContain('unlock')
    edits.undo()
    expect(texts()).toEqual(FILES)
  })

  it('come back to the last byte, however they were changed [AUTHOR-1]', () => {
    const step = fc.constantFrom('add', 'copy', 'remove', 'place')
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.nat(3)), { maxLength: 12 }), (steps) => {
        const { texts, wish, tasksOf, edits } = open()
        for (const [what, place] of steps) {
          const [id = 'lamp'] = (tasksOf('cellar') ?? []).slice(place)
          const fresh = freshId(texts(), id)
          if (what === 'add')
            wish(addWishes(texts(), 'cellar', fresh, { file: { points: 1 }, words: { en: { name: 'New' } } }))
          if (what === 'copy')
            wish(
              addWishes(
                texts(),
                'cellar',
                fresh,
                copyOf(texts(), 'cellar', id, LANGUAGES, (name) => name),
                id,
              ),
            )
          if (what === 'remove') wish(removeWishes(texts(), 'cellar', id, LANGUAGES))
          if (what === 'place') wish(placeWishes(texts(), 'cellar', id, place))
        }
        while (edits.undo());
        const left = Object.entries(texts()).filter(([, text]) => text !== null)
        expect(Object.fromEntries(left)).toEqual(FILES)
      }),
    )
  })
})

describe('the settings of a task', () => {
  it('are what its schema says, with its bounds [AUTHOR-1]', () => {
    const scalars = scalarsOf(TaskFile.shape)
    expect(scalars.map(({ name }) => name)).toEqual([
      'points',
      'coins',
      'minutes',
      'isHiddenPointsAndCoins',
      'isLeaderAcceptRequired',
    ])
    expect(scalars[0]).toEqual({ name: 'points', sort: 'number', least: 0, most: 10_000, isOptional: false })
    expect(scalars[1]).toMatchObject({ isOptional: true, otherwise: 0 })
  })

  it('take whole numbers within them, and nothing else [AUTHOR-1]', () => {
    const minutes = { least: 1, most: 240 }
    expect(
      ['1', ' 240 ', '0', '241', '2.5', '-3', 'ten', ''].map((typed) => numberTyped(minutes, typed)),
    ).toEqual([...[1, 240], ...[null, null, null, null, null, null]])
  })
})

describe('the pictures of a task', () => {
  const files = new Map(
    ['cellar/pictures/lamp.svg', 'pictures/lamp.svg', 'pictures/sea.webp', 'attic/pictures/a.png'].map(
      (path) => [path, path],
    ),
  )

  it('are those of its mission, then those of the adventure [AUTHOR-1]', () => {
    expect(picturesFor('cellar', files.keys())).toEqual(['lamp.svg', 'sea.webp'])
    expect(pathOfPicture('cellar', 'lamp.svg', files)).toBe('cellar/pictures/lamp.svg')
    expect(pathOfPicture('cellar', 'a.png', files)).toBeNull()
  })

  it('take the place of none that is there, and have no name that a system cannot write [AUTHOR-1]', () => {
    expect(pathForNew('cellar', 'Lamp.SVG', files)).toBe('cellar/pictures/lamp-2.svg')
    expect(pathForNew('cellar', 'Zdjęcie: 1?.JPG', files)).toBe('cellar/pictures/zdjecie-1.jpg')
    expect(pathForNew('cellar', 'film.mp4', files)).toBeNull()
  })
})
