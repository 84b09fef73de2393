import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { endOutboxSession } from '#src/outbox/session.ts'
import { drafts } from './drafts.ts'
import { useDraft } from './use-draft.ts'

const ATTEMPT = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'
const PAGES = ['0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d', 'fb9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'] as const
const SAFE = { question: 'safe', value: 6 }
const TEAM = { question: 'team', value: 4 }

beforeEach(() => localKeys('').forEach(dropLocal))
afterEach(endOutboxSession)

it.each(PAGES)('an answer of a later page leaves one draft, that of the page %s in it [TASK-2]', (page) => {
  writeLocal(`outbox:ola:draft:${ATTEMPT}:${page}`, JSON.stringify([{ order: 1, item: [SAFE] }]))
  const { result } = renderHook(() => useDraft('ola', ATTEMPT))
  expect(result.current.answers).toEqual([SAFE])
  act(() => result.current.put(TEAM))
  expect(result.current.answers).toEqual([SAFE, TEAM])
  expect(drafts.stored('ola', ATTEMPT)).toEqual([[SAFE, TEAM]])
})
