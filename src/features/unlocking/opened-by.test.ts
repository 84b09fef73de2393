import { expect, it } from 'vitest'
import type { Unmet } from '#shared/contract/unmet.ts'
import { openedBy, type Reached } from './opened-by.ts'

const harbour = { kind: 'mission', id: 'harbour', name: 'Harbour' } as const
const archive = { kind: 'mission', id: 'archive', name: 'Archive' } as const
const points = { kind: 'points', points: 200, missing: 60 } as const
const place = (name: string, ...unmet: Unmet[]) => ({ name, unmet })

it('names the places that a finished task opens, and none that something else holds shut', () => {
  const places = [
    place('Lighthouse school'),
    place('Market', { need: 'all', of: [harbour] }),
    place('Storm reef', { need: 'any', of: [points, archive] }),
    place('The keep', { need: 'all', of: [harbour, archive] }),
    place('Glass bay', { need: 'all', of: [harbour] }, { need: 'any', of: [archive, points] }),
    place('Later', { need: 'all', of: [{ kind: 'date', date: '2030-01-01' }] }),
  ]
  const reached = { taskId: 'locked-screen', missionId: 'harbour', points: 50 }
  const opened = (by: Reached) => openedBy(by, places).map(({ name }) => name)
  expect(opened(reached)).toEqual(['Market'])
  expect(opened({ ...reached, points: 60 })).toEqual(['Market', 'Storm reef', 'Glass bay'])
  expect(opened({ ...reached, missionId: null })).toEqual([])
})
