import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { TASK_KINDS } from '#kinds/shared.ts'
import { TaskType } from './task-type.ts'

it.each(TASK_KINDS)('the kind %s is itself [TASK-1]', (kind) => {
  expect(z.parse(TaskType, kind)).toBe(kind)
})

it.each(['hologram', '', 'toString', '__proto__'])(
  'a kind of a newer server, "%s", breaks no reply [TASK-1]',
  (kind) => {
    expect(z.parse(TaskType, kind)).toBe('unknown')
  },
)

it('what is no word is no kind [TASK-1]', () => {
  expect(z.safeParse(TaskType, 7).success).toBe(false)
})
