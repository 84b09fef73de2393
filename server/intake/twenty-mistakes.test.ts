import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildResult } from './build-adventures.ts'
import {
  background,
  element,
  json,
  layOutWorld,
  smallWorld,
  svg,
  task,
  taskText,
  type Files,
  type World,
} from './testing/small-world.ts'
import { pillOf } from '#server/testing/pill.ts'

const TASKS = ['sweep', 'greet', 'wick', 'oil', 'pump']
const SCENE = 'isle/shop/scene.svg'

const box = (x: number, y: number, width: number, height: number, fill = '#c84'): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
const group = (name: string, inside: string): string => `<g id="${name}">${inside}</g>`

const GROUPS = [
  background(),
  group('layer sign', `${box(9, 9, 60, 20)}<text x="12" y="22">Shop</text>`),
  group('layer wall', box(9, 40, 20, 20) + box(9, 60, 20, 20, 'oklch(50% 0.1 20)')),
  group('layer mist', ''),
  element('sweep', 100, 40),
  element('greet', 240, 40),
  element('wick', 290, 40),
  group('element oil', box(210, 170, 20, 20)),
  element('pump', -40, 220),
  element('lantern', 240, 220),
  element('sweep hovr', 100, 40),
  group('elment hut', box(9, 9, 9, 9)),
  box(600, 340, 5, 5),
]

/** The shop by somebody in a hurry. */
function hurriedShop(): Files {
  const cards = ['one', 'two', 'three'].map((id) => ({ id, picture: 'cup.svg' }))
  const asks = { answers: ['yes', 'no'], correct: ['yes'] }
  const content = (first: object, last: object): object => ({
    content: {
      type: 'learning-pill',
      cards: [{ ...cards[0], ...first }, cards[1], { ...cards[2], question: asks, ...last }],
    },
  })
  const words = Object.fromEntries(TASKS.map((id) => [id, taskText()]))
  const { one, three } = taskText().cards
  const gap = { ...words, sweep: { ...taskText(), cards: { one, three } } }
  const tasks = TASKS.map((id): [string, string] => [`isle/shop/tasks/${id}.json`, json(task())])
  return {
    ...smallWorld(),
    ...Object.fromEntries(tasks),
    [SCENE]: svg(GROUPS.join('\n')),
    'isle/shop/element greet.svg': svg(box(240, 40, 100, 100)),
    'isle/shop/layer fog.png': '',
    'isle/shop/scene.json': json({ elements: { sweap: {}, sweep: { label: [700, 10] } } }),
    'isle/shop/mission.json': json({ tasks: ['swep', ...TASKS.slice(1)] }),
    'isle/shop/tasks/sweep.json': json({ ...task(), ...content({ picture: 'cupp.svg' }, {}) }),
    'isle/shop/tasks/greet.json': json({
      ...task(),
      ...content({}, { question: { ...asks, correct: ['yess'] } }),
    }),
    'isle/shop/tasks/oil.json': json({ ...task(), unlock: { of: [{ task: 'wik' }] } }),
    'isle/shop/pictures/old.svg': svg(box(9, 9, 9, 9)),
    'isle/shop/text/en.json': json({ name: 'Shop', description: 'A place.', tasks: words }),
    'isle/shop/text/pl.json': json({ name: 'Sklep', description: 'A place.', tasks: gap }),
  }
}

/** File, problem, hint. */
const EXPECTED: readonly [string, RegExp, RegExp][] = [
  [SCENE, /^line 2: has words drawn into the art/, /text\/\*\.json/],
  [SCENE, /^line 3: has a colour that the build cannot read/, /#rrggbb/],
  [SCENE, /nothing can be seen in the group "layer mist"/, /Draw something/],
  [SCENE, /"element wick" lies over "element greet"/, /Move them apart/],
  [SCENE, /"element oil" is 20 x 20, too small for a finger/, /at least 32 x 32/],
  [SCENE, /"element pump" is cut off at the edge/, /further in/],
  [SCENE, /"element lantern" opens nothing/, /tasks\/lantern\.json/],
  [SCENE, /"element sweep hovr" names no state/, /Did you mean "element sweep hover"/],
  [SCENE, /^line 12: the group "elment hut" is nothing/, /Did you mean "element hut"/],
  [SCENE, /^line 13: <rect> lies outside/, /group/],
  [SCENE, /the group "element greet" is there as a picture, too/, /Delete the pictures/],
  ['isle/shop/layer fog.png', /^is empty$/, /Export it again/],
  ['isle/shop/scene.json', /elements\.sweap is not in the drawing/, /Did you mean "sweep"/],
  ['isle/shop/scene.json', /elements\.sweep\.label lies outside/, /640 x 360/],
  ['isle/shop/mission.json', /tasks\[0\] "swep" does not exist/, /Did you mean "sweep"/],
  ['isle/shop/tasks/sweep.json', /cards\[0\]\.picture "cupp\.svg" does not exist/, /Did you mean "cup\.svg"/],
  ['isle/shop/tasks/greet.json', /"yess" is none of the answers/, /Did you mean "yes"/],
  ['isle/shop/tasks/oil.json', /waits for the task "wik", which does not exist/, /Did you mean "wick"/],
  ['isle/shop/text/pl.json', /tasks\.sweep\.cards\.two is missing/, /Write it/],
  ['isle/shop/pictures/old.svg', /is used by nothing/, /delete it/],
]

describe('twenty planted mistakes in one scene folder', () => {
  let world: World
  let result: BuildResult
  beforeAll(async () => {
    world = await layOutWorld(hurriedShop())
    result = await world.build()
  })
  afterAll(() => world.clear())

  it('give twenty findings, each naming file and hint [DESIGN-3]', () => {
    const missing = EXPECTED.filter(
      ([file, problem, hint]) =>
        result.findings.filter((one) => one.file === file && problem.test(one.problem) && hint.test(one.hint))
          .length !== 1,
    )
    expect(missing).toEqual([])
    const others = result.findings.filter(
      (one) => !EXPECTED.some(([file, problem]) => one.file === file && problem.test(one.problem)),
    )
    expect(others).toEqual([])
    expect(result.findings).toHaveLength(20)
  })

  it('leave all the rest to be played [STAGE-7]', () => {
    const [home, shop] = result.adventures[0]?.missions ?? []
    expect([home?.id, shop?.id]).toEqual(['home', 'shop'])
    expect(shop?.tasks.map(({ id, content }) => [id, pillOf(content).cards.length])).toEqual(
      TASKS.map((id) => [id, 3]),
    )
    expect(shop?.scene?.background).not.toBeNull()
    const seats = shop?.scene?.elements.filter(({ picture }) => !picture.file.url.includes('/missing.'))
    expect(seats?.map(({ id }) => id)).toEqual([...TASKS, 'lantern'])
    expect(shop?.text.pl?.tasks['sweep']?.cards?.['two']?.title).toBe('Title')
  })
})
