import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSadWithoutPoints } from '../scene/tasks/facts.ts'
import { finishFace, type FinishedTask } from './finish.ts'
import { DEFAULT_LANGUAGES, LANGUAGES, pickLanguage } from './languages.ts'
import { missionPath } from './mission-kinds.ts'
import { groupThousands } from './numbers.ts'
import { missionStatus, percentDone } from './progress.ts'
import { readSwitches } from './switches.ts'
import { unmetConditions, unmetRules, type UnlockFacts } from './unlocking.ts'

describe('languages', () => {
  it('are the four of the specification; pl and en where none is configured [LANG-1] [BOOT-6]', () => {
    expect(LANGUAGES.map(({ shortName, name }) => [shortName, name])).toEqual([
      ['pl', 'Polski'],
      ['en', 'English'],
      ['es', 'Español'],
      ['de', 'Deutsch'],
    ])
    expect(DEFAULT_LANGUAGES).toEqual(['pl', 'en'])
  })

  it('are picked by the first wish that is offered, whatever its region [LANG-1]', () => {
    expect(pickLanguage(['fr', 'DE-at', 'en'], ['en', 'de'], 'en')).toBe('de')
    expect(pickLanguage(['es', ''], ['en', 'de'], 'en')).toBe('en')
  })
})

describe('switches', () => {
  it('have the defaults of the specification; the last entry of a key wins [BOOT-2] [BOOT-6] [BOOT-7]', () => {
    expect(readSwitches([])).toEqual({
      snow: false,
      cloud: false,
      bubbles: false,
      daylight: false,
      streak_enabled: true,
      isDisableMissionBlinking: false,
      assurance_in_tests: true,
      training_sign_of_enabled: true,
      coaching_sessions_enabled: false,
      isRecommendationModuleEnabled: false,
      protip: false,
      error_handler: false,
    })
    const params = [
      { configKey: 'snow', configValue: '1' },
      { configKey: 'snow', configValue: 0 },
      { configKey: 'cloud', configValue: 'true' },
      { configKey: '__proto__', configValue: true },
    ]
    expect(readSwitches(params)).toMatchObject({ snow: false, cloud: true })
  })
})

describe('numbers', () => {
  it('group thousands with a space and leave the rest alone [LANG-6]', () => {
    const shown = [0, 999, 1000, -1234567, '1234.5', 'many', ''].map((value) =>
      groupThousands(value).replaceAll('\u00a0', '_'),
    )
    expect(shown).toEqual(['0', '999', '1_000', '-1_234_567', '1_234.5', 'many', ''])
  })
})

describe('progress', () => {
  it('waits at 0, is finished at 100 or more, in progress between [DATA-6]', () => {
    expect([-1, 0, 1, 99, 100, 120].map(missionStatus)).toEqual([
      'waiting',
      'waiting',
      'inProgress',
      'inProgress',
      'finished',
      'finished',
    ])
  })

  it('is 100 only when all is done, and 0 only when nothing is [DATA-6]', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.integer({ min: 1, max: 2000 }), (done, all) => {
        const percent = percentDone(done, all)
        expect(percent === 100).toBe(done >= all)
        expect(percent === 0).toBe(done === 0)
        expect(Number.isInteger(percent)).toBe(true)
      }),
    )
    expect(percentDone(0, 0)).toBe(0)
  })
})

describe('unlocking', () => {
  const facts: UnlockFacts = {
    finishedMissions: new Set(['harbour']),
    finishedTasks: new Set(['knots']),
    points: 100,
    today: '2026-11-23',
  }
  const met = [{ mission: 'harbour' }, { task: 'knots' }, { points: 100 }, { date: '2026-11-23' }]
  const unmet = [{ mission: 'reef' }, { task: 'coral' }, { points: 101 }, { date: '2026-11-24' }]

  it('needs all conditions, and names those that are missing [INFO-4]', () => {
    expect(unmetConditions({ need: 'all', of: met }, facts)).toEqual([])
    expect(unmetConditions({ need: 'all', of: [...met, ...unmet] }, facts)).toEqual(unmet)
  })

  it('needs any of them where the rule says so [INFO-4]', () => {
    expect(unmetConditions({ need: 'any', of: [{ task: 'knots' }, ...unmet] }, facts)).toEqual([])
    expect(unmetConditions({ need: 'any', of: unmet }, facts)).toEqual(unmet)
  })

  it('keeps a choice apart from what is needed, and names nothing twice [INFO-4]', () => {
    const reefOrCoral = { need: 'any' as const, of: [{ mission: 'reef' }, { task: 'coral' }] }
    expect(unmetRules([{ need: 'all', of: met }], facts)).toEqual([])
    expect(unmetRules([reefOrCoral, reefOrCoral], facts)).toEqual([reefOrCoral])
    const keep = { mission: 'keep' }
    const rules = [
      { need: 'all' as const, of: [keep, { points: 200 }, { date: '2026-12-01' }] },
      reefOrCoral,
      { need: 'all' as const, of: [{ points: 150 }, keep, { date: '2026-12-24' }] },
    ]
    expect(unmetRules(rules, facts)).toEqual([
      { need: 'all', of: [keep, { points: 200 }, { date: '2026-12-24' }] },
      reefOrCoral,
    ])
  })

  it('offers no choice that what is needed settles anyway, and none of one [INFO-4]', () => {
    const choice = { need: 'any' as const, of: [{ mission: 'reef' }, { task: 'coral' }] }
    const needed = { need: 'all' as const, of: [{ task: 'coral' }] }
    expect(unmetRules([choice, needed], facts)).toEqual([needed])
    expect(unmetRules([{ need: 'any', of: [{ task: 'coral' }] }], facts)).toEqual([needed])
  })
})

describe('the face of a finished task', () => {
  const task: FinishedTask = {
    taskType: 'learning-pill',
    taskName: 'Knots',
    points: 50,
    coins: 5,
    isCoins: true,
    isTaskDone: false,
    taskDoneMessage: 'Done before',
    isHiddenPointsAndCoins: false,
  }

  it.each([
    [
      { isTaskDone: true, isHiddenPointsAndCoins: true },
      { show: 'done', message: 'Done before' },
    ],
    [{ isHiddenPointsAndCoins: true }, { show: 'keep-playing' }],
    [{}, { show: 'points', points: 50, coins: 5 }],
    [{ isCoins: false }, { show: 'points', points: 50, coins: null }],
    [
      { points: 0, coins: 0 },
      { show: 'smiley', mood: 'smile', coins: 0 },
    ],
    [
      { points: 0, taskType: 'egzamin', isCoins: false },
      { show: 'smiley', mood: 'sad', coins: null },
    ],
  ])('for %j is %j [FIN-4]', (more, face) => {
    const finished = { ...task, ...more }
    expect(finishFace(finished, isSadWithoutPoints(finished.taskType))).toEqual(face)
  })
})

describe('the address of a mission', () => {
  it('has the word of its kind, and carries any name [ROUTE-3]', () => {
    expect(missionPath('allInOne', 'harbour', 'The Harbour')).toBe(
      '/app/game/plot/mission/harbour/The%20Harbour',
    )
    expect(missionPath('movingmap', 'isles', 'Żółw/Isle?')).toMatch(/^\/app\/game\/plot\/map\/isles\/[^/?]+$/)
  })
})
