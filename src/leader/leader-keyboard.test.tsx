import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anotherLeader, dialog, open, ratings, serve, show, starred } from '#src/testing/leader-area.tsx'
import { aReview } from '#src/testing/reviews.ts'
import { speakIn } from '#src/testing/words.ts'

beforeEach(async () => {
  await speakIn('en')
  anotherLeader()
})
afterEach(cleanup)

describe('a leader without a mouse', () => {
  it('goes on with the keyboard alone: a digit, Enter, and the next work is there in focus [FIN-7]', async () => {
    const works = Array.from({ length: 20 }, (_, index) => aReview(index + 1))
    serve(works)
    show()
    await open('Task 1')
    for (const [index] of works.entries()) {
      const sheet = await dialog(`Task ${index + 1}`)
      const focused = () =>
        within(sheet).getByRole('region', { name: 'Submission', description: /^Handed in by/ })
      await waitFor(() => expect(document.activeElement === focused()).toBe(true))
      await userEvent.keyboard(`${(index % 5) + 1}{Enter}`)
    }
    await screen.findByText(/there is nothing left to rate/)
    cleanup()
    await waitFor(() => expect(ratings()).toHaveLength(20))
    expect(ratings()).toEqual(
      works.map(({ id }, index) => ({
        id,
        stars: (index % 5) + 1,
        comment: '',
        key: expect.any(String) as string,
      })),
    )
  })

  it('writes digits and line ends where words are written, and sends those with it [FIN-7]', async () => {
    serve([aReview(1)])
    show()
    await open('Task 1')
    await userEvent.keyboard('5')
    await userEvent.type(screen.getByRole('textbox'), '3 things:{Enter}all good')
    expect(starred(5)).toHaveProperty('checked', true)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText(/there is nothing left to rate/)
    cleanup()
    await waitFor(() => expect(ratings()).toMatchObject([{ stars: 5, comment: '3 things:\nall good' }]))
  })

  it('turns the work with the page keys and chooses its stars while reading it [FIN-7]', async () => {
    serve([aReview(1)])
    show()
    await open('Task 1')
    const work = screen.getByRole('region', { name: 'Submission' })
    Object.defineProperty(work, 'clientHeight', { value: 500 })
    await userEvent.keyboard('{PageDown}{PageDown}{PageUp}')
    expect(work.scrollTop).toBe(450)
    expect(work === document.activeElement).toBe(true)
    await userEvent.keyboard('3')
    expect(starred(3)).toHaveProperty('checked', true)
    expect(document.activeElement === starred(3)).toBe(true)
    await userEvent.keyboard('{Enter}')
    await screen.findByText(/there is nothing left to rate/)
  })

  it('leaves the page keys to whoever writes, and takes the last rating back with Control and Z [FIN-8]', async () => {
    serve([aReview(1), aReview(2)])
    show()
    await open('Task 1')
    const work = screen.getByRole('region', { name: 'Submission' })
    Object.defineProperty(work, 'clientHeight', { value: 500 })
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.keyboard('{PageDown}')
    expect(work.scrollTop).toBe(0)
    await userEvent.click(starred(2))
    await userEvent.keyboard('{Enter}')
    await dialog('Task 2')
    await userEvent.keyboard('{Control>}z{/Control}')
    await dialog('Task 1')
    await waitFor(() => expect(starred(2)).toHaveProperty('checked', true))
    expect(document.activeElement === starred(2)).toBe(true)
  })

  it('stays in the filter while what was chosen comes [FIN-7]', async () => {
    const review = aReview(1)
    serve([review, aReview(2)], (_, url) => {
      if (url.includes('/waiting'))
        return {
          status: 200,
          body: { count: 2, signOffs: 0, tasks: [], players: [{ player: review.player, count: 1 }] },
        }
      return url.includes('player=') ? { status: 200, body: { reviews: [review], next: null } } : null
    })
    show()
    const filter = await screen.findByRole('combobox', { name: 'Player' })
    await screen.findByRole('button', { name: /^Task 2/ })
    await userEvent.selectOptions(filter, review.player.id)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Task 2/ })).toBeNull())
    await screen.findByRole('button', { name: /^Task 1/ })
    expect(filter.isConnected).toBe(true)
  })
})
