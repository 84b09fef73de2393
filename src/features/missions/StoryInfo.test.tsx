import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { StoryInfo } from './StoryInfo.tsx'

beforeEach(() => speakIn('en'))
afterEach(cleanup)

it('notes that an easter egg is a special mission, in place of a progress [MAP-1]', () => {
  render(<StoryInfo sign="secret" state="waiting" reason="" />)
  expect(screen.getByText(/^A special mission/)).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('welcomes to an onboarding until it was heard, and says what locks it', () => {
  const { container, rerender } = render(<StoryInfo sign="welcome" state="inProgress" reason="" />)
  expect(container.textContent).toBe('Welcome')
  rerender(<StoryInfo sign="welcome" state="finished" reason="" />)
  expect(container.textContent).toBe('Finished')
  rerender(<StoryInfo sign="welcome" state="locked" reason="First finish “Harbour”." />)
  expect(container.textContent).toBe('LockedFirst finish “Harbour”.')
})
