import { describe, expect, it } from 'vitest'
import type { FromLaunch, ToLaunch } from '#kinds/scorm/shared/package-messages.ts'
import { fromCmiTime, toCmiTime } from './cmi-time.ts'
import { openRuntime } from './runtime.ts'

type Opening = Extract<ToLaunch, { say: 'open' }>
type SavedMessage = Extract<FromLaunch, { say: 'kept' }>

const SAVED = { status: 'incomplete', location: 'page 3', suspendData: 'abc', score: null, exit: '' } as const

function open(more: Partial<Opening> = {}) {
  const sent: SavedMessage[] = []
  let now = 0
  let sets = 0
  const runtime = openRuntime(
    {
      ...{ say: 'open', visit: '0b8f4a52-7d55-4c8a-9a3f-0d1c2b3a4e5f', href: 'index.html' },
      ...{ masteryScore: null, launchData: '', maxTime: '', timeLimitAction: '', cmi: null },
      ...{ totalSeconds: 0, student: { id: 's1', name: 'Kowalska, Ola' }, language: 'pl' },
      ...more,
    },
    { now: () => now, send: (saved) => sent.push(saved), onSet: () => (sets += 1) },
  )
  return { ...runtime, sent, pass: (ms: number) => (now += ms), sets: () => sets }
}

describe('what a package talks to', () => {
  it('tells who plays, what the manifest says, and how long it took before [TASK-10]', () => {
    const { api } = open({
      masteryScore: 80,
      launchData: 'a=1',
      maxTime: '00:30:00',
      totalSeconds: 3725,
      cmi: SAVED,
    })
    expect(api.LMSInitialize('')).toBe('true')
    const asked = [
      ...['cmi.core.student_id', 'cmi.core.student_name', 'cmi.core.credit', 'cmi.core.lesson_mode'],
      ...['cmi.student_data.mastery_score', 'cmi.student_data.max_time_allowed', 'cmi.launch_data'],
      ...['cmi.core.total_time', 'cmi.student_preference.language'],
    ]
    expect(asked.map((element) => api.LMSGetValue(element))).toEqual([
      's1',
      'Kowalska, Ola',
      'credit',
      'normal',
      '80',
      '00:30:00',
      'a=1',
      '01:02:05',
      'pl',
    ])
  })

  it.each([
    [null, 'ab-initio'],
    [{ ...SAVED, status: 'not attempted' as const, location: '', suspendData: '' }, 'ab-initio'],
    [{ ...SAVED, status: 'not attempted' as const }, 'resume'],
    [SAVED, 'resume'],
    [{ ...SAVED, status: 'completed' as const, exit: 'suspend' as const }, 'resume'],
    [{ ...SAVED, status: 'completed' as const }, ''],
  ])('after %j is entered by %j [TASK-2] [TASK-10]', (cmi, entry) => {
    const { api } = open({ cmi })
    api.LMSInitialize('')
    expect(api.LMSGetValue('cmi.core.entry')).toBe(entry)
  })

  it('gives back what was kept, far beyond 4096 letters [TASK-2] [TASK-10]', () => {
    const suspendData = 'x'.repeat(60_000)
    const { api } = open({ cmi: { ...SAVED, suspendData, score: { raw: 40, min: 0, max: 50 } } })
    api.LMSInitialize('')
    expect(api.LMSGetValue('cmi.suspend_data')).toBe(suspendData)
    expect(api.LMSGetValue('cmi.core.lesson_location')).toBe('page 3')
    expect(api.LMSGetValue('cmi.core.lesson_status')).toBe('incomplete')
    expect(api.LMSGetValue('cmi.core.score.raw')).toBe('40')
  })

  it('tells what a package keeps when it commits, and what it has set when it goes without a word [TASK-10]', () => {
    const { api, send, sent, pass, sets } = open()
    api.LMSInitialize('')
    api.LMSSetValue('cmi.core.lesson_location', 'page 4')
    expect(sets()).toBe(1)
    expect(sent).toEqual([])
    pass(12_000)
    api.LMSCommit('')
    expect(sent).toMatchObject([
      { seconds: 12, isFinished: false, cmi: { location: 'page 4', status: 'not attempted' } },
    ])
    send()
    expect(sent).toHaveLength(1)
    api.LMSSetValue('cmi.suspend_data', 'y'.repeat(10_000))
    send()
    expect(sent.at(-1)?.cmi.suspendData).toHaveLength(10_000)
  })

  it('tells the end with the score, the exit and the time that the package gives [TASK-10]', () => {
    const { api, sent, pass } = open()
    api.LMSInitialize('')
    for (const [element, value] of [
      ['cmi.core.lesson_status', 'passed'],
      ['cmi.core.score.raw', '90'],
      ['cmi.core.score.max', '100'],
      ['cmi.core.exit', 'suspend'],
      ['cmi.core.session_time', '00:01:30.50'],
    ] as const) {
      expect(api.LMSSetValue(element, value)).toBe('true')
    }
    pass(5000)
    expect(api.LMSFinish('')).toBe('true')
    expect(sent).toMatchObject([
      {
        isFinished: true,
        seconds: 90.5,
        cmi: { status: 'passed', exit: 'suspend', score: { raw: 90, max: 100 } },
      },
    ])
  })

  it('has completed whoever says nothing of its status and finishes [TASK-10]', () => {
    const { api, sent } = open()
    api.LMSInitialize('')
    api.LMSFinish('')
    expect(sent).toMatchObject([{ isFinished: true, cmi: { status: 'completed' } }])
  })

  it.each([
    ['cmi.core.lesson_status', 'mastered'],
    ['cmi.core.score.raw', '101'],
    ['cmi.core.score.raw', 'much'],
    ['cmi.core.student_name', 'Somebody'],
    ['cmi.core.lesson_location', 'z'.repeat(300)],
    ['cmi.suspend_data', 'z'.repeat(64_001)],
    ['cmi.nothing', '1'],
    ['__proto__.polluted', '1'],
  ])('refuses %s as %.20s, and tells nothing of it [TASK-6] [TASK-10]', (element, value) => {
    const { api, send, sent } = open({ cmi: SAVED })
    api.LMSInitialize('')
    send()
    expect(api.LMSSetValue(element, value)).toBe('false')
    expect(api.LMSGetLastError()).not.toBe('0')
    send()
    expect(sent).toHaveLength(1)
  })
})

it.each([
  [0, '0000:00:00'],
  [59.6, '0000:01:00'],
  [3725, '0001:02:05'],
  [1e9, '9999:00:00'],
])('%d seconds are %s [TASK-10]', (seconds, text) => {
  expect(toCmiTime(seconds)).toBe(text)
})

it.each([
  ['00:00:04', 4],
  ['0001:02:05.25', 3725.25],
  ['1:2:3', null],
  ['', null],
  ['PT4S', null],
])('%j is %s seconds [TASK-10]', (text, seconds) => {
  expect(fromCmiTime(text)).toBe(seconds)
})

describe('the lists of the data model', () => {
  it('keeps objectives and what the player prefers, and gives them back [TASK-2] [TASK-10]', () => {
    const first = open()
    first.api.LMSInitialize('')
    const set = (element: string, value: string) => first.api.LMSSetValue(element, value)
    expect([set('cmi.objectives.0.id', 'ropes'), set('cmi.objectives.0.status', 'passed')]).toEqual([
      'true',
      'true',
    ])
    expect([set('cmi.objectives.0.score.raw', '80'), set('cmi.objectives.5.id', 'x')]).toEqual([
      'true',
      'false',
    ])
    expect([set('cmi.student_preference.audio', '-1'), set('cmi.student_preference.audio', '200')]).toEqual([
      'true',
      'false',
    ])
    first.api.LMSCommit('')
    const [saved] = first.sent
    expect(saved?.cmi.objectives).toEqual([
      { id: 'ropes', status: 'passed', score: { raw: 80, min: null, max: 100 } },
    ])
    expect(saved?.cmi.preference).toEqual({ audio: -1, language: '', speed: 0, text: 0 })

    const second = open({ cmi: saved?.cmi ?? null, language: 'de' })
    second.api.LMSInitialize('')
    const asked = ['objectives._count', 'objectives.0.id', 'objectives.0.status', 'objectives.0.score.raw']
    const more = ['student_preference.audio', 'student_preference.language']
    expect([...asked, ...more].map((element) => second.api.LMSGetValue(`cmi.${element}`))).toEqual([
      ...['1', 'ropes', 'passed', '80'],
      ...['-1', 'de'],
    ])
  })

  it('tells of answers, which nobody can read back [TASK-10]', () => {
    const { api, sent } = open()
    api.LMSInitialize('')
    const said = {
      ...{ id: 'knot', type: 'choice', student_response: 'bowline', result: 'correct', latency: '00:00:05' },
      'correct_responses.0.pattern': 'bowline',
    }
    for (const [element, value] of Object.entries(said)) {
      expect([element, api.LMSSetValue(`cmi.interactions.0.${element}`, value)]).toEqual([element, 'true'])
    }
    expect([api.LMSGetValue('cmi.interactions._count'), api.LMSGetValue('cmi.interactions.0.id')]).toEqual([
      '1',
      '',
    ])
    expect(api.LMSGetLastError()).toBe('404')
    api.LMSCommit('')
    expect(sent[0]?.answers).toEqual([
      { id: 'knot', type: 'choice', response: 'bowline', right: 'bowline', result: 'correct' },
    ])
  })

  it('takes the first of too many, and goes on [TASK-10]', () => {
    const { api, sent } = open()
    api.LMSInitialize('')
    for (let index = 0; index < 250; index += 1) {
      expect(api.LMSSetValue(`cmi.interactions.${index}.id`, `q${index}`)).toBe('true')
      if (index < 120) api.LMSSetValue(`cmi.objectives.${index}.id`, `o${index}`)
    }
    api.LMSCommit('')
    expect([sent[0]?.answers?.length, sent[0]?.cmi.objectives?.length]).toEqual([200, 100])
  })
})
