import { describe, expect, it } from 'vitest'
import { testBesideForm } from '#server/testing/test-beside-form.ts'
import { testCheating } from '#server/testing/test-cheating.ts'
import { testTaskKind } from '#server/testing/test-task-kind.ts'
import { KIND_FOLDERS } from './list.ts'
import { TASK_KINDS } from './shared.ts'

describe.each(TASK_KINDS)('a task of the kind %s', testTaskKind)

describe.each(TASK_KINDS)('a player who cheats at a task of the kind %s', testCheating)

describe.each(TASK_KINDS)('beside the form of a task of the kind %s', testBesideForm)

it('every kind has an id of its own [TASK-1]', () => {
  expect(new Set(TASK_KINDS).size).toBe(KIND_FOLDERS.length)
})
