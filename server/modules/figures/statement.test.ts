import { expect, it } from 'vitest'
import type { TaskKind } from '#kinds/shared.ts'
import { toStatement } from './statement.ts'

const statementOf = (kind: TaskKind) =>
  toStatement(
    {
      tenantId: '0b7c1f5e-92a4-4c0c-8a3e-5d1f0a6b7c81',
      attemptId: '1b7c1f5e-92a4-4c0c-8a3e-5d1f0a6b7c81',
      person: { id: '2b7c1f5e-92a4-4c0c-8a3e-5d1f0a6b7c81', displayName: 'Ada' },
      language: 'en',
      adventure: { id: '3b7c1f5e-92a4-4c0c-8a3e-5d1f0a6b7c81', names: {} },
      mission: null,
      task: { id: 'knots', names: {}, kind },
      version: 1,
      startedAt: new Date('2026-11-23T10:00:00Z'),
      finishedAt: new Date('2026-11-23T10:05:00Z'),
      isPassed: true,
      hasPassMark: false,
      score: null,
    },
    'http://learn.test',
  )

it('a statement marks what a client or a package reported and the server could not check [TASK-6] [STAT-3]', () => {
  const claimOf = (kind: TaskKind) => statementOf(kind).context.extensions
  const key = 'http://learn.test/xapi/extensions/claim'
  expect(claimOf('scorm12')).toEqual({ [key]: 'score' })
  expect(claimOf('film2')).toEqual({ [key]: 'seen' })
  expect(claimOf('egzamin')).toBeUndefined()
})
