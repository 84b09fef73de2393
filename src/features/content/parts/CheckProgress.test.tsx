import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import type { Check } from '../use-check.ts'
import { CheckProgress } from './CheckProgress.tsx'

beforeEach(() => speakIn('en'))
afterEach(cleanup)

const progress = (state: Check['state']) => (
  <CheckProgress check={{ state, build: null, sending: { state: 'idle' }, start: () => undefined }} />
)
const spoken = () => screen.getByRole('status').textContent

it('says what a check came to, once, and nothing while it is on its way [ACCESS-2]', () => {
  const { rerender } = render(progress('done'))
  for (const state of ['outdated', 'running', 'done'] as const) {
    rerender(progress(state))
    expect(spoken()).toBe('')
  }
  rerender(progress('running'))
  rerender(progress('failed'))
  expect(spoken()).toBe('The check could not finish')
  rerender(progress('outdated'))
  expect(spoken()).toBe('')
  rerender(progress('done'))
  expect(spoken()).toBe('Ready to publish')
})
