import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { PlaceLabel, type PlaceLabelProps } from './PlaceLabel.tsx'

beforeEach(() => speakIn('en'))
afterEach(cleanup)

/** Percent in its ring; null where there is no ring. */
function ringOf(props: Omit<PlaceLabelProps, 'name'>): string | null {
  const { container } = render(<PlaceLabel name="School" {...props} />)
  const ring = container.querySelector('circle') && container.textContent.replace('School', '')
  cleanup()
  return ring
}

it('the next place has the boat before it is begun, and its ring from then on', () => {
  expect(ringOf({ state: 'next' })).toBeNull()
  expect(ringOf({ state: 'next', percent: 33 })).toBe('33')
  expect(ringOf({ state: 'open', percent: 33 })).toBe('33')
})

it('has no ring without a percent, save for what is done or locked', () => {
  expect(ringOf({ state: 'open' })).toBeNull()
  expect(ringOf({ state: 'open', icon: <i /> })).toBeNull()
  expect(ringOf({ state: 'done' })).toBe('')
  expect(ringOf({ state: 'locked' })).toBe('')
})

it('is told as news only where it changes before the player’s eyes', () => {
  const { rerender } = render(<PlaceLabel name="School" state="locked" />)
  const isNews = () =>
    screen.getByText('School').parentElement?.previousElementSibling?.className.includes('news')
  expect(isNews()).toBe(false)
  rerender(<PlaceLabel name="School" state="done" />)
  expect(isNews()).toBe(true)
})
