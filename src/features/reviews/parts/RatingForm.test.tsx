import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aReview, aWork } from '#src/testing/reviews.ts'
import { speakIn } from '#src/testing/words.ts'
import { RatingForm } from './RatingForm.tsx'
import { WorkView } from './WorkView.tsx'

const review = aReview(1)
const rating = { criteria: ['The door can be seen'], comments: ['Well seen.', 'Please try again.'] }

beforeEach(() => speakIn('en'))
afterEach(cleanup)

it('names what is to be looked at above the work [AUTHOR-1] [FIN-8]', () => {
  render(<WorkView work={aWork(review, { rating })} />)
  expect(screen.getByRole('region', { name: 'Look at' }).textContent).toContain('The door can be seen')
})

it('puts a saved comment behind what is written, to be changed and sent [AUTHOR-1] [FIN-7]', async () => {
  const onAccept = vi.fn()
  render(
    <RatingForm
      {...{ review, onAccept, comments: rating.comments, draft: null, undo: null }}
      onLater={vi.fn()}
    />,
  )
  const words = screen.getByRole<HTMLTextAreaElement>('textbox')
  await userEvent.type(words, 'Hello.')
  await userEvent.click(screen.getByText('Saved comments'))
  await userEvent.click(screen.getByRole('button', { name: 'Well seen.' }))
  expect(words.value).toBe('Hello.\nWell seen.')
  await userEvent.type(words, ' Truly.')
  await userEvent.click(screen.getByRole('radio', { name: /^4 of 5/ }))
  await userEvent.click(screen.getByRole('button', { name: /^(Send|Rate)/ }))
  expect(onAccept).toHaveBeenCalledWith({
    ...{ type: 'leaderAccept', assessment: 4, comment: 'Hello.\nWell seen. Truly.' },
  })
})
