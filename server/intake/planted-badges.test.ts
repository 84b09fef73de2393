import { expect, it } from 'vitest'
import { missesOf, type Mistake } from './testing/planted.ts'
import { json, layOutWorld, smallWorld, svg, type Files } from './testing/small-world.ts'

const FILE = 'isle/badges.json'
const DISC = svg('<circle cx="320" cy="180" r="120" fill="#a52"/>')

/** The small world with one badge, its picture and its words. */
function withBadge(rule: Record<string, unknown>, more: Files = {}): Files {
  const text = {
    name: 'Isle',
    competences: { care: 'care' },
    badges: { tidy: { name: 'Tidy', text: 'For order.' } },
  }
  return {
    [FILE]: json({ badges: [{ id: 'tidy', rule }] }),
    'isle/badges/tidy.svg': DISC,
    'isle/text/en.json': json(text),
    'isle/text/pl.json': json(text),
    ...more,
  }
}

const SHOP = { type: 'mission', mission: 'shop' }

const MISTAKES: Mistake[] = [
  {
    title: 'a badge for a mission that does not exist',
    plant: () => withBadge({ type: 'mission', mission: 'shopp' }),
    file: FILE,
    problem: /badge "tidy" is given for the mission "shopp", which does not exist/,
    hint: /Did you mean "shop"/,
  },
  {
    title: 'a badge for more tasks than there are',
    plant: () => withBadge({ type: 'tasks', count: 3 }),
    file: FILE,
    problem: /asks for 3 such tasks, and there are 2/,
    hint: /Ask for 2 at most/,
  },
  {
    title: 'a badge for stars where no leader gives any',
    plant: () => withBadge({ type: 'full-stars', count: 1 }),
    file: FILE,
    problem: /asks for 1 such tasks, and there are 0/,
    hint: /Take it out/,
  },
  {
    title: 'a night without an end',
    plant: () => withBadge({ type: 'night', from: 22, to: 22 }),
    file: FILE,
    problem: /begins and ends at 22/,
    hint: /22 and 5/,
  },
  {
    title: 'a rule that nobody knows',
    plant: () => withBadge({ type: 'luck' }),
    file: FILE,
    problem: /badges\[0\]\.rule\.type is "luck"/,
    hint: /README/,
  },
  {
    title: 'a badge twice',
    plant: () =>
      withBadge(SHOP, {
        [FILE]: json({
          badges: [
            { id: 'tidy', rule: SHOP },
            { id: 'tidy', rule: SHOP },
          ],
        }),
      }),
    file: FILE,
    problem: /has "tidy" twice/,
    hint: /Rename/,
  },
  {
    title: 'a badge without a picture',
    plant: () => withBadge(SHOP),
    without: ['isle/badges/tidy.svg'],
    file: 'isle/badges/tidy.svg',
    problem: /is missing/,
    hint: /Draw the badge/,
  },
  {
    title: 'a picture of no badge',
    plant: () => withBadge(SHOP, { 'isle/badges/old.svg': DISC }),
    file: 'isle/badges/old.svg',
    problem: /used by nothing/,
    hint: /name of a badge/,
    severity: 'advice',
  },
  {
    title: 'a badge without words in a language',
    plant: () =>
      withBadge(SHOP, { 'isle/text/pl.json': json({ name: 'Wyspa', competences: { care: 'troska' } }) }),
    file: 'isle/text/pl.json',
    problem: /badges\.tidy is missing/,
    hint: /Write it/,
  },
]

it.each(MISTAKES)('reports $title: file, problem and hint, once [BADGE-1] [DESIGN-3]', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})

it('publishes badges with rule, picture and words, and an adventure without any as before [BADGE-1]', async () => {
  const world = await layOutWorld({ ...smallWorld(), ...withBadge(SHOP) })
  const { findings, adventures } = await world.build()
  await world.remove('isle/badges.json')
  await world.remove('isle/badges')
  const [without] = (await world.build()).adventures
  await world.clear()
  expect(findings).toEqual([])
  expect(adventures[0]?.badges).toEqual([
    {
      id: 'tidy',
      rule: SHOP,
      isSecret: false,
      picture: expect.stringMatching(/^\/scenes\/badge-tidy\.\w+\.webp$/),
    },
  ])
  expect(adventures[0]?.text.pl?.badges).toEqual({ tidy: { name: 'Tidy', text: 'For order.' } })
  expect(without).not.toHaveProperty('badges')
})
