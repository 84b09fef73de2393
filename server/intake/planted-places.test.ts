import { expect, it } from 'vitest'
import { BOTH, drawn, missesOf, SHOP, withScene, type Mistake } from './testing/planted.ts'
import { element, json, svg, task, taskText, type Files } from './testing/small-world.ts'

const square = (id: string, x: number, y: number, side: number): string =>
  `<g id="element ${id}"><rect x="${x}" y="${y}" width="${side}" height="${side}" fill="#c84"/></g>`
const light = (id: string, x: number): string =>
  `<g id="element ${id} light"><circle cx="${x}" cy="170" r="60" fill="#420"/></g>`

function shopTexts(ids: readonly string[]): Files {
  const text = json({
    name: 'Shop',
    description: 'A place.',
    tasks: Object.fromEntries(ids.map((id) => [id, taskText()])),
  })
  return { 'isle/shop/text/en.json': text, 'isle/shop/text/pl.json': text }
}

const MISTAKES: Mistake[] = [
  {
    title: 'two elements that are pressed at the same place by half',
    plant: () => drawn(element('sweep', 220, 120) + element('greet', 270, 120)),
    file: SHOP,
    problem: /"element greet" lies over "element sweep" \(5\d % of the smaller one\)/,
    hint: /Move them apart, or give one of them a smaller "hit"/,
    severity: 'advice',
  },
  {
    title: 'a small element upon a large one, both of which can be pressed',
    plant: () => drawn(square('sweep', 200, 80, 200) + square('greet', 280, 160, 60)),
    file: SHOP,
    problem: /"element greet" lies over "element sweep" \(100 % of the smaller one\)/,
    hint: /smaller "hit"/,
    severity: 'advice',
  },
  {
    title: 'an element under another one',
    plant: () => drawn(square('greet', 280, 160, 60) + square('sweep', 200, 80, 200)),
    file: SHOP,
    problem: /"element sweep" covers 100 % of "element greet", which cannot be pressed$/,
    hint: /Move them apart/,
  },
  {
    title: 'a place under the task list',
    plant: () => drawn(element('sweep', 120, 120) + square('greet', 470, 40, 80)),
    file: SHOP,
    problem: /^"element greet" lies under the task list or a corner button on a laptop \(1366 x 768\)$/,
    hint: /"HUD" in the gallery/,
    severity: 'advice',
  },
  {
    title: 'an element under two others, neither of which covers it alone',
    plant: () => ({
      ...drawn(
        square('greet', 240, 120, 100) + square('sweep', 168, 105, 124) + square('lamp', 288, 105, 124),
      ),
      'isle/shop/mission.json': json({}),
      'isle/shop/tasks/lamp.json': json(task()),
      ...shopTexts(['sweep', 'greet', 'lamp']),
    }),
    file: SHOP,
    problem:
      /^"element sweep" and "element lamp" together cover 100 % of "element greet", which cannot be pressed$/,
    hint: /Move them apart/,
  },
  {
    title: 'a hit area over that of a neighbour, by scene.json',
    plant: () => {
      const hit = [
        [100, 100],
        [460, 100],
        [460, 230],
        [100, 230],
      ]
      return { ...drawn(BOTH), ...withScene({ elements: { greet: { hit } } }) }
    },
    file: SHOP,
    problem: /"element greet" covers 100 % of "element sweep"/,
    hint: /"hit" in scene\.json/,
  },
  {
    title: 'an element that does not change when it is done, while the other one does',
    plant: () => drawn(BOTH + light('sweep', 170)),
    file: SHOP,
    problem: /^"element greet" has neither light nor another picture for when it is done/,
    hint: /Draw "element greet light" or "element greet done"/,
    severity: 'advice',
  },
  {
    title: 'a single picture that does not change when it is done, while the drawing does',
    plant: () => ({
      ...drawn(element('sweep', 120, 120) + light('sweep', 170)),
      'isle/shop/element greet.svg': svg('<rect x="360" y="120" width="100" height="100" fill="#c84"/>'),
    }),
    file: 'isle/shop/element greet.svg',
    problem: /"element greet" has neither light/,
    hint: /"element greet done"/,
    severity: 'advice',
  },
]

it.each(MISTAKES)('reports $title: file, problem and hint, once [DESIGN-3] [DATA-4]', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})

it('says nothing of elements that merely touch, and of those that all change or none', async () => {
  const beside = drawn(
    square('sweep', 120, 120, 100) +
      square('greet', 200, 120, 100) +
      light('sweep', 170) +
      light('greet', 250),
  )
  const mistake = { title: '', file: '', problem: /^/, hint: /^/, plant: () => beside }
  expect(await missesOf(mistake)).toEqual(['not reported: /^/ /^/'])
})
