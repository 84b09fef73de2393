import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { Review } from '#shared/contract/reviews.ts'
import { LeaderRoute } from '#src/leader/LeaderRoute.tsx'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from './profile.ts'
import { aWork, idOf } from './reviews.ts'
import { showRoute } from './show-route.tsx'

/** As its leader has it open. */
export const mine = (review: Review): Review => ({
  ...review,
  claim: { by: { id: idOf(900), displayName: 'Marta' }, until: '2026-11-23T10:00:00.000Z', isMine: true },
})

let leader = 1000

/** What became of ratings is kept for one leader: each test has another. */
export function anotherLeader(): void {
  queryClient.clear()
  leader += 1
}

/** A server with these works waiting. What `reply` gives comes before; a rated one waits no more. */
export function serve(
  reviews: readonly Review[],
  reply: (method: string, url: string) => Answer | null = () => null,
) {
  const rated = new Set<string>()
  answerWith((url) => {
    const method = asked.at(-1)?.method ?? 'GET'
    const own = reply(method, url)
    if (own) return own
    const waiting = reviews.filter(({ id }) => !rated.has(id))
    const named = reviews.find(({ id }) => url.includes(id))
    if (url.endsWith('/profile')) return { status: 200, body: aProfile({ role: 'leader', id: idOf(leader) }) }
    if (url.includes('/waiting'))
      return { status: 200, body: { count: waiting.length, signOffs: 0, tasks: [], players: [] } }
    if (url.includes('/to-rate')) return { status: 200, body: { reviews: waiting, next: null } }
    if (!named) return { status: 404 }
    if (method === 'POST') rated.add(named.id)
    if (method === 'PUT' || method === 'POST') return { status: 200, body: mine(named) }
    return { status: 200, body: aWork(mine(named)) }
  })
}

/** The leader area, in front of a leader. */
export function show(path = '/app/leader'): void {
  showRoute('/app/leader', <LeaderRoute />, path)
}

export const dialog = (name: string) => screen.findByRole('dialog', { name })
/** A work, from its letter; it has the focus then. */
export const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}(?!\\d)`) }))
  const sheet = within(await dialog(name))
  await waitFor(() =>
    expect(document.activeElement === sheet.getByRole('region', { name: 'Submission' })).toBe(true),
  )
}
/** What was sent, in its order. */
export const ratings = () =>
  asked.flatMap(({ method, url, body }) => {
    const id = /reviews\/([^/]+)\/rating$/.exec(url)?.[1]
    return method === 'POST' && id !== undefined ? [{ id, ...(JSON.parse(String(body)) as object) }] : []
  })
export const starred = (stars: number) =>
  screen.getByRole('radio', { name: new RegExp(`^${stars} of 5 stars`) })
