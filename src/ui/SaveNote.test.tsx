import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { SaveNote, type SaveNoteProps } from './SaveNote.tsx'

beforeEach(() => speakIn('en'))
afterEach(cleanup)

const note = (state: SaveNoteProps['state']) => <SaveNote state={state} isSafe onAgain={() => undefined} />
const spoken = () => screen.getByRole('status').textContent

it('says that something was not saved, and then that it is, and nothing after each change [ACCESS-2]', () => {
  const { rerender } = render(note('saved'))
  for (const state of ['waiting', 'saving', 'saved'] as const) {
    rerender(note(state))
    expect(spoken()).toBe('')
    expect(screen.getByText(state === 'saved' ? 'Saved' : 'Saving')).toBeTruthy()
  }
  rerender(note('waiting'))
  rerender(note('offline'))
  expect(spoken()).toBe('No connection. Saved on this device.')
  rerender(note('saving'))
  expect(spoken()).toBe('')
  rerender(note('saved'))
  expect(spoken()).toBe('Saved')
  rerender(note('waiting'))
  rerender(note('saved'))
  expect(spoken()).toBe('')
})
