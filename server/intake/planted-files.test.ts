import { expect, it } from 'vitest'
import { SWEEP, withScene, withTask, missesOf, type Mistake } from './testing/planted.ts'
import { background, json, svg, task } from './testing/small-world.ts'

const MISTAKES: Mistake[] = [
  {
    title: 'a comma too much',
    plant: () => ({ [SWEEP]: '{ "points": 1,\n }' }),
    file: SWEEP,
    problem: /no valid JSON near line 2/,
    hint: /commas/,
  },
  {
    title: 'a misspelled key',
    plant: () => withScene({ element: {} }),
    file: 'isle/shop/scene.json',
    problem: /"element" is unknown/,
    hint: /Did you mean "elements"/,
  },
  {
    title: 'a needed key misspelled, told once',
    plant: () => ({ [SWEEP]: json({ ...task(), points: undefined, poins: 10 }) }),
    file: SWEEP,
    problem: /"poins" is unknown/,
    hint: /Did you mean "points"/,
  },
  {
    title: 'a missing key',
    plant: () => withTask({ minutes: undefined }),
    file: SWEEP,
    problem: /minutes is missing/,
    hint: /Add it/,
  },
  {
    title: 'words instead of a number',
    plant: () => withScene({ elements: { sweep: { reflect: 'low' } } }),
    file: 'isle/shop/scene.json',
    problem: /elements\.sweep\.reflect is "low"/,
    hint: /a number/,
  },
  {
    title: 'an unknown kind of mission',
    plant: () => ({ 'isle/home/mission.json': json({ missions: ['shop'], type: 'allinone' }) }),
    file: 'isle/home/mission.json',
    problem: /type is "allinone"/,
    hint: /Did you mean "allInOne"/,
  },
  {
    title: 'an unknown kind of task',
    plant: () => withTask({ content: { type: 'learningpill', cards: [] } }),
    file: SWEEP,
    problem: /content\.type is "learningpill"/,
    hint: /learning-pill|README/,
  },
  {
    title: 'an unknown condition',
    plant: () => withTask({ unlock: { of: [{ misson: 'home' }] } }),
    file: SWEEP,
    problem: /unlock\.of\[0\]/,
    hint: /Did you mean "mission"/,
  },
  {
    title: 'a day that no calendar has',
    plant: () => withTask({ unlock: { of: [{ date: '2026-02-30' }] } }),
    file: SWEEP,
    problem: /unlock\.of\[0\]\.date is "2026-02-30"/,
    hint: /day of the calendar/,
  },
  {
    title: 'a negative number',
    plant: () => withTask({ points: -5 }),
    file: SWEEP,
    problem: /points is -5, too small/,
    hint: /at least 0/,
  },
  {
    title: 'too few cards',
    plant: () => withTask({ content: { type: 'learning-pill', cards: [{ id: 'one', picture: 'cup.svg' }] } }),
    file: SWEEP,
    problem: /content\.cards has too few/,
    hint: /at least 3/,
  },
  {
    title: 'a root that does not exist',
    plant: () => ({ 'isle/adventure.json': json({ rootMission: 'hom', languages: ['en', 'pl'] }) }),
    file: 'isle/adventure.json',
    problem: /rootMission "hom"/,
    hint: /Did you mean "home"/,
  },
  {
    title: 'a misspelled mission',
    plant: () => ({ 'isle/home/mission.json': json({ missions: ['shopp'] }) }),
    file: 'isle/home/mission.json',
    problem: /"shopp", which does not exist/,
    hint: /Did you mean "shop"/,
  },
  {
    title: 'a mission that nothing leads to',
    plant: () => ({
      'isle/attic/text/en.json': json({ name: 'Attic', description: 'A place.' }),
      'isle/attic/text/pl.json': json({ name: 'Strych', description: 'A place.' }),
    }),
    file: 'isle/attic/',
    problem: /named by no mission: home leads there, and it stands where there is room/,
    hint: /Add "attic"/,
    severity: 'advice',
  },
  {
    title: 'a mission in a circle',
    plant: () => ({ 'isle/shop/mission.json': json({ tasks: ['sweep', 'greet'], missions: ['home'] }) }),
    file: 'isle/shop/mission.json',
    problem: /"home", which is reached already/,
    hint: /only one way/,
  },
  {
    title: 'a misspelled task',
    plant: () => ({ 'isle/shop/mission.json': json({ tasks: ['swep', 'greet'] }) }),
    file: 'isle/shop/mission.json',
    problem: /tasks\[0\] "swep" does not exist/,
    hint: /Did you mean "sweep"/,
  },
  {
    title: 'a task twice',
    plant: () => ({ 'isle/shop/mission.json': json({ tasks: ['sweep', 'greet', 'sweep'] }) }),
    file: 'isle/shop/mission.json',
    problem: /"sweep" twice/,
    hint: /Take one/,
  },
  {
    title: 'a folder with spaces',
    plant: () => ({ 'isle/Old Attic/scene.svg': svg(background()) }),
    file: 'isle/Old Attic',
    problem: /cannot be the name/,
    hint: /small letters/,
  },
  {
    title: 'a card twice',
    plant: () =>
      withTask({
        content: {
          type: 'learning-pill',
          cards: ['one', 'one', 'two', 'three'].map((id) => ({
            id,
            picture: 'cup.svg',
            ...(id === 'three' ? { question: { answers: ['yes', 'no'], correct: ['yes'] } } : {}),
          })),
        },
      }),
    file: SWEEP,
    problem: /content\.cards has "one" twice/,
    hint: /Rename/,
  },
]

it.each(MISTAKES)(
  'reports $title: file, problem and hint, once [STAGE-7] [DESIGN-3] [DATA-4]',
  async (mistake) => {
    expect(await missesOf(mistake)).toEqual([])
  },
)
