import { expect, it } from 'vitest'
import type { Cmi, ItemState, ScormItem } from '../shared/schemas.ts'
import { handedIn } from './handed-in.ts'

const item = (id: string, href: string | null = `${id}.html`): ScormItem => ({
  ...{ id, title: `The ${id}`, depth: 0, href, isSco: true, masteryScore: null },
  ...{ launchData: '', maxTime: '', timeLimitAction: '' },
})

const said = (id: string, cmi: Partial<Cmi>, totalSeconds: number): ItemState => ({
  id,
  cmi: { status: 'completed', location: '', suspendData: '', score: null, exit: '', ...cmi },
  totalSeconds,
})

it('a leader sees how each part of a package went, and no heading [TASK-10] [FIN-8]', () => {
  const playable = {
    type: 'scorm12' as const,
    title: 'Harbour',
    items: [item('part one', null), item('knots'), item('ropes'), item('lights')],
  }
  const items = [
    {
      ...said('ropes', { status: 'passed', score: { raw: 15, min: 10, max: 20 } }, 61.6),
      answers: { right: 3, judged: 4 },
    },
    said('knots', { status: 'failed', score: { raw: 66.6, min: null, max: null } }, 5),
  ]
  const seen = handedIn(playable, { type: 'scorm12', items, last: 'ropes', secondsLeft: 0 })
  expect(seen).toEqual([
    { sort: 'part', title: 'The knots', status: 'failed', percent: 67, answers: null, seconds: 5 },
    {
      sort: 'part',
      title: 'The ropes',
      status: 'passed',
      percent: 50,
      answers: { right: 3, judged: 4 },
      seconds: 62,
    },
    { sort: 'part', title: 'The lights', status: 'not attempted', percent: null, answers: null, seconds: 0 },
  ])
})
