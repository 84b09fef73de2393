import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { speakIn } from '#src/testing/words.ts'
import { Coming } from './Coming.tsx'
import { SaidByModal } from './said-by-modal.ts'

beforeEach(() => speakIn('en'))
afterEach(cleanup)

it('what did not come is said here only once the modal has stopped saying it [ERR-1]', () => {
  const list = (isSaidByModal: boolean) => (
    <SaidByModal value={isSaidByModal}>
      <Coming error={new Failure(500, '/v2/reviews')} sentence="No list." onRetry={() => {}} />
    </SaidByModal>
  )
  const { rerender } = render(list(true))
  expect(screen.queryByText('No list.')).toBeNull()
  rerender(list(false))
  screen.getByText('No list.')
  screen.getByRole('button', { name: 'Try again' })
})

it('what no modal speaks of is said here at once, whatever a modal says [ERR-1]', () => {
  render(
    <SaidByModal value>
      <Coming error={new Failure(404, '/v2/reviews')} sentence="No list." onRetry={() => {}} />
    </SaidByModal>,
  )
  screen.getByText('No list.')
})
