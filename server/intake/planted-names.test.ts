import { afterEach, describe, expect, it } from 'vitest'
import type { BuildResult } from './build-adventures.ts'
import { BOTH, drawn, missesOf, SHOP, withTask, type Mistake } from './testing/planted.ts'
import {
  element,
  json,
  layOutWorld,
  smallWorld,
  svg,
  task,
  taskText,
  type Files,
} from './testing/small-world.ts'
import type { World } from './testing/small-world.ts'

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.clear()
})
async function build(files: Files): Promise<BuildResult> {
  const world = await layOutWorld(files)
  worlds.push(world)
  return world.build()
}

const reported = ({ findings }: BuildResult): string[] =>
  findings.map(({ file, problem, hint }) => `${file}: ${problem}. ${hint}`)

/** The shop of the small world with another task in place of "sweep". */
function renamed(
  id: string,
  text: Record<string, unknown> = { tasks: { [id]: taskText(), greet: taskText() } },
) {
  const files: Files = {
    ...smallWorld(),
    ...drawn(element(id, 120, 120) + element('greet', 360, 120)),
    'isle/shop/mission.json': json({ tasks: [id, 'greet'] }),
    [`isle/shop/tasks/${id}.json`]: json(task()),
    'isle/shop/text/en.json': json({ name: 'Shop', description: 'A place.', ...text }),
    'isle/shop/text/pl.json': json({ name: 'Sklep', description: 'A place.', ...text }),
  }
  delete files['isle/shop/tasks/sweep.json']
  return files
}

describe('names that anyone may choose [DATA-4]', () => {
  it.each(['constructor', 'tostring', 'valueof', 'proto'])('plays a task called %s', async (id) => {
    const result = await build(renamed(id))
    expect(reported(result)).toEqual([])
    expect(result.adventures[0]?.missions[1]?.text.en?.tasks[id]?.name).toBe('Task')
  })

  it('tells of the missing words of a task, of a card and of an answer that are called constructor', async () => {
    const cards = ['one', 'two', 'constructor'].map((id) => ({ id, picture: 'cup.svg' }))
    const question = { answers: ['constructor', 'no'], correct: ['no'] }
    const content = { type: 'learning-pill', cards: [...cards.slice(0, 2), { ...cards[2], question }] }
    const { one, two } = taskText().cards
    const files: Files = {
      ...renamed('constructor', { tasks: { greet: taskText() } }),
      'isle/shop/tasks/greet.json': json({ ...task(), content, competences: ['constructor'] }),
    }
    const text = {
      name: 'Shop',
      description: 'A place.',
      tasks: { greet: { ...taskText(), cards: { one, two } } },
    }
    files['isle/shop/text/en.json'] = json(text)
    files['isle/shop/text/pl.json'] = json(text)
    const result = await build(files)
    expect(reported(result).filter((line) => line.includes('en.json'))).toEqual([
      'isle/shop/text/en.json: tasks.constructor is missing. Write it, as in the other languages.',
      'isle/shop/text/en.json: tasks.greet.cards.constructor is missing. Write it, as in the other languages.',
      'isle/text/en.json: competences.constructor is missing. Write it, as in the other languages.',
    ])
    const [sweep, greet] = Object.values(result.adventures[0]?.missions[1]?.text.en?.tasks ?? {})
    expect(sweep?.name).toBe('Constructor')
    expect(greet?.cards?.['constructor']).toMatchObject({
      title: 'Constructor',
      answers: { constructor: 'Constructor' },
    })
  })

  it('serves pictures of any name under a short one, and inside of its folder alone', async () => {
    const far = '../'.repeat(9)
    const wide = (name: string): string =>
      `<g id="layer ${name}"><rect width="640" height="360" fill="#135"/></g>`
    const large = svg('', 1920, 1080).replace(
      '></svg>',
      `><g id="background"><rect width="1920" height="1080" fill="#246"/></g>${wide('x'.repeat(300)).replace('640', '1900')}` +
        `${wide(`${far}tmp/out`).replace('640', '1900')}<g id="element shop"><rect x="600" y="300" width="300" height="300"/></g></svg>`,
    )
    const result = await build({
      ...smallWorld(),
      'isle/home/scene.svg': large,
      ...withTask({ picture: `${'m'.repeat(240)}.svg` }),
      [`isle/pictures/${'m'.repeat(240)}.svg`]: svg('<rect width="9" height="9"/>'),
    })
    expect(reported(result)).toEqual([])
    const urls = JSON.stringify(result.adventures).match(/(?<=")\/scenes\/[^"]+(?=")/g) ?? []
    expect(urls.filter((url) => !/^\/scenes\/[a-z0-9-]{1,60}\.[0-9a-f]{16}\.webp$/.test(url))).toEqual([])
    expect(result.adventures[0]?.missions[0]?.scene?.layers).toHaveLength(2)
  })

  it('takes the picture of a name, and not a file without an ending beside it', async () => {
    const result = await build({
      ...smallWorld(),
      ...withTask({ picture: 'mug' }),
      'isle/shop/pictures/mug': 'a stray file',
      'isle/shop/pictures/mug.svg': svg('<rect width="9" height="9"/>'),
    })
    expect(reported(result)).toEqual([
      'isle/shop/pictures/mug: is used by nothing. Name it in a card or a task, or delete it.',
    ])
    expect(result.adventures[0]?.missions[1]?.tasks[0]?.picture).toMatch(/^\/scenes\/mug\./)
  })

  it('tells of a task of the name of the first mission, also where another one waits for points', async () => {
    const result = await build({
      ...smallWorld(),
      'isle/home/tasks/home.json': json(task()),
      ...withTask({ unlock: { of: [{ points: 900 }] } }),
    })
    expect(reported(result).filter((line) => line.includes('/tasks/'))).toEqual([
      'isle/home/tasks/home.json: has the name of the mission home. Rename one of them: rules and progress go by the name.',
      expect.stringContaining('isle/shop/tasks/sweep.json: unlock asks for 900 points'),
    ])
    expect(result.adventures[0]?.missions).toHaveLength(2)
  })
})

const MISTAKES: Mistake[] = [
  {
    title: 'a value as deep as a file can be',
    plant: () => ({
      'isle/home/mission.json': `{"missions":["shop"],"type":${'['.repeat(400_000)}${']'.repeat(400_000)}}`,
    }),
    file: 'isle/home/mission.json',
    problem: /type is a list/,
    hint: /Known: /,
  },
  {
    title: 'a mission whose name is too long',
    plant: () => ({ [`isle/${'m'.repeat(200)}/scene.svg`]: svg('') }),
    file: `isle/${'m'.repeat(200)}`,
    problem: /cannot be the name of a mission/,
    hint: /at most 60/,
  },
  {
    title: 'a picture that is a film',
    plant: () => ({ ...withTask({ picture: 'mug.mp4' }), 'isle/pictures/mug.mp4': 'film' }),
    file: 'isle/pictures/mug.mp4',
    problem: /cannot be the picture/,
    hint: /Save it as SVG, PNG, WebP or JPEG/,
  },
  {
    title: 'an element that is drawn twice, as a group and as a picture',
    plant: () => ({
      ...drawn(BOTH),
      'isle/shop/element Sweep.svg': svg('<rect x="200" y="200" width="100" height="100" fill="#c84"/>'),
    }),
    file: SHOP,
    severity: 'advice',
    problem: /"element sweep" is there as a picture, too, which is shown in its place/,
    hint: /Delete the pictures to show what the drawing has/,
  },
  {
    title: 'two groups whose names differ in their capitals',
    plant: () => drawn(`${BOTH}${element('SWEEP', 240, 230)}`),
    file: SHOP,
    problem: /"element SWEEP" is there twice/,
    hint: /Rename one of them/,
  },
]

it.each(MISTAKES)('reports $title: file, problem and hint, once [DESIGN-3] [DATA-4]', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})
