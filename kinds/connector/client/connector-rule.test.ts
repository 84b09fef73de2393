import { expect, it } from 'vitest'
import type { ConnectorMove, ConnectorState } from '#kinds/connector/shared/schemas.ts'
import { connectorRule } from './connector-rule.ts'

const type = 'quiz-connector-mothers-children'
const start: ConnectorState = { type, lines: [{ left: 'l2', right: 'r2' }], isChecked: false, judged: [] }
const join = (left: string, right: string | null): ConnectorMove => ({ type, join: { left, right } })

it.each([
  ['a line that is drawn anew', join('l1', 'r2'), join('l1', 'r1')],
  ['a line that is taken away again', join('l1', 'r2'), join('l1', null)],
  ['a line in place of one that was taken away', join('l2', null), join('l2', 'r1')],
  ['the same line twice', join('l1', 'r2'), join('l1', 'r2')],
])('%s leaves the same lines, sent at once or without a link [TASK-2]', (_, before, after) => {
  const merged = connectorRule.merge(before, after)
  const sent = merged ? [merged] : [before, after]
  const played = [before, after].reduce(connectorRule.apply, start)
  expect(sent.reduce(connectorRule.apply, start)).toEqual(played)
})
