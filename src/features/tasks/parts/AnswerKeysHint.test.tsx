import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CAN_HOVER } from '#src/lib/use-media.ts'
import { speakIn } from '#src/testing/words.ts'
import { AnswerKeysHint } from './AnswerKeysHint.tsx'

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['with a mouse', true, ' Keys A to C or 1 to 3 choose too.'],
  ['on a touch screen', false, ''],
])('%s (%j) the keys of the answers are named as "%s" [TASK-1]', (_, hasMouse, words) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: hasMouse && query === CAN_HOVER,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  const { container } = render(<AnswerKeysHint count={3} />)
  expect(container.textContent).toBe(words)
})
