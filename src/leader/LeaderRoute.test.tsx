import { answerWith, asked } from '#src/testing/fake-server.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Review } from '#shared/contract/reviews.ts'
import { anotherLeader, dialog, open, ratings, serve, show, starred } from '#src/testing/leader-area.tsx'
import { aProfile } from '#src/testing/profile.ts'
import { aReview, aWork, idOf } from '#src/testing/reviews.ts'
import { speakIn } from '#src/testing/words.ts'
import { pathOfQuizScreen } from './leader-paths.ts'
import styles from '#src/ui/play/GenericPopup.module.css'

beforeEach(async () => {
  await speakIn('en')
  anotherLeader()
})
afterEach(cleanup)

/** A stream that never opens. */
class NoEvents extends EventTarget {
  readonly close = () => undefined
}

describe('the rating of a task', () => {
  it('waits for a star, and stays when its background is pressed [FIN-5]', async () => {
    serve([aReview(1)])
    show()
    await open('Task 1')
    const send = () => screen.getByRole('button', { name: 'Send rating' })
    expect(send().getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(send())
    const popup = screen.getByRole('dialog')
    if (popup.parentElement) {
      fireEvent.pointerDown(popup.parentElement)
      fireEvent.click(popup.parentElement)
    }
    expect(screen.getByText('As it was typed.')).toBeDefined()
    await userEvent.click(starred(4))
    expect(send().getAttribute('aria-disabled')).toBeNull()
  })

  it('gives no star to a work that this page is too old to show [FIN-5] [TASK-1]', async () => {
    const review = aReview(1)
    serve([{ ...review, task: { ...review.task, type: 'unknown' } }])
    show()
    await open('Task 1')
    expect(await screen.findByText(/^This work is newer than the page/)).toBeDefined()
    expect(starred(4).closest('fieldset')).toHaveProperty('disabled', true)
  })

  it('is the generic pop-up, in the first of the tenant’s colours [FIN-1] [FIN-5]', async () => {
    serve([aReview(1)])
    show()
    await open('Task 1')
    expect([...(await dialog('Task 1')).classList]).toContain(styles['one'])
  })

  it.each(['Later', '{Escape}'])('is put off by %s, without a rating [FIN-5]', async (method) => {
    serve([aReview(1)])
    show()
    await open('Task 1')
    await userEvent.click(starred(2))
    if (method === 'Later') await userEvent.click(screen.getByRole('button', { name: method }))
    else await userEvent.keyboard(method)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    expect(ratings()).toEqual([])
  })

  it('claims what is opened, and nothing that only lies there [FIN-7]', async () => {
    serve([aReview(1), aReview(2)])
    show()
    await open('Task 1')
    const claimed = asked.filter(({ method }) => method === 'PUT').map(({ url }) => url)
    expect(claimed.map((url) => url.includes(idOf(1)))).toEqual([true])
  })
})

describe('the leader area', () => {
  it('says who holds a work, and offers the next instead of stars [FIN-8]', async () => {
    const held: Review = {
      ...aReview(1),
      claim: {
        by: { id: idOf(901), displayName: 'Jan Other' },
        until: '2026-11-23T10:00:00.000Z',
        isMine: false,
      },
    }
    serve([held, aReview(2)], (method, url) => {
      if (!url.includes(idOf(1))) return null
      return method === 'PUT'
        ? { status: 409, body: { code: 'claimed', message: 'x' } }
        : { status: 200, body: aWork(held) }
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: /^Task 1/ }))
    await screen.findByText(/Jan Other has this work open until/)
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'To the next work' }))
    await dialog('Task 2')
  })

  it('is nobody’s but a leader’s: whoever leads nobody is told so, and led back [FIN-8] [ROUTE-6]', async () => {
    answerWith((url) => ({ status: 200, body: url.endsWith('/profile') ? aProfile() : {} }))
    show()
    await screen.findByText('This page is for leaders only.')
    expect(asked.some(({ url }) => url.includes('/reviews'))).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Back to the map' }))
    await screen.findByText('elsewhere')
  })

  it('has nothing behind the big screen of a quiz, which is a page of its own [ALIVE-1]', async () => {
    vi.stubGlobal('EventSource', NoEvents)
    serve([aReview(1)])
    show(pathOfQuizScreen(idOf(77)))
    await screen.findByText(/^This quiz is over/)
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: /^Leader area/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Back to the leader area' }))
    await screen.findByRole('heading', { name: /^Leader area/ })
    expect(screen.getAllByRole('main')).toHaveLength(1)
    vi.unstubAllGlobals()
  })

  it('that does not know who asks says so, and asks again [ROUTE-6]', async () => {
    serve([aReview(1)], (_, url) => (url.endsWith('/profile') ? { status: 500 } : null))
    show()
    await screen.findByText(/^This page could not be loaded/)
    serve([aReview(1)])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: /^Task 1/ })
  })
})
