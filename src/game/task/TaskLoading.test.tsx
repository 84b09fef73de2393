import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { TaskLoading } from './TaskLoading.tsx'

beforeEach(() => speakIn('en'))
afterEach(cleanup)

it('a task that loads has the focus where the button that began it is gone [SHELL-8]', () => {
  render(<TaskLoading />)
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true)
})

it('a task that loads takes the focus from nothing that has it [SHELL-8]', () => {
  render(<button>Back</button>)
  screen.getByRole('button').focus()
  render(<TaskLoading />)
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
