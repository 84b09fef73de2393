import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ADVENTURE_CHOSEN } from '#src/flows/watch-tabs.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { readLocal } from '#src/lib/storage.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventuresRoute } from './AdventuresRoute.tsx'

const ISLES = {
  id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
  name: 'Lantern Isles',
  thumbnail: '/isles.webp',
  progress: 40,
  isActive: true,
}
const REEF = { ...ISLES, id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c82', name: 'Glass Reef', isActive: false }

let refuses = false

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  refuses = false
  answerWith((url) => {
    if (url.endsWith('/my-adventures')) return { status: 200, body: [ISLES, REEF] }
    return url.endsWith('/select') && !refuses ? { status: 204 } : { status: 404 }
  })
  const router = createMemoryRouter(
    [
      { path: '/app/adventures', element: <AdventuresRoute /> },
      { path: '/app', element: <p>The map</p> },
    ],
    { initialEntries: ['/app/adventures'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('shows how far each adventure is, and the chosen one takes the place of all that was known [AUTH-4, PROG-1]', async () => {
  const mine = await screen.findByRole('button', { name: /Lantern Isles/ })
  expect(mine.getAttribute('aria-current')).toBe('true')
  expect(screen.getByLabelText('Lantern Isles: progress').getAttribute('aria-valuenow')).toBe('40')
  queryClient.setQueryData(['adventure', 'en'], 'the map of the isles')
  queryClient.setQueryData(['progress'], 'how far I am in them')
  queryClient.setQueryData(['profile'], 'who I am')
  await choose(/Glass Reef/)
  await screen.findByText('The map')
  expect(asked.find(({ url }) => url.endsWith(`/adventure/${REEF.id}/select`))?.method).toBe('POST')
  expect(queryClient.getQueryData(['adventure', 'en'])).toBeUndefined()
  expect(queryClient.getQueryData(['progress'])).toBeUndefined()
  expect(queryClient.getQueryData(['profile'])).toBe('who I am')
  expect(readLocal(ADVENTURE_CHOSEN)).not.toBeNull()
})

it('takes the focus with its head where its address was typed [ROUTE-6]', () => {
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('leads back to the one that is played, and asks for nothing [AUTH-4]', async () => {
  queryClient.setQueryData(['progress'], 'how far I am')
  await choose(/Lantern Isles/)
  await screen.findByText('The map')
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
  expect(queryClient.getQueryData(['progress'])).toBe('how far I am')
})

/** As after two minutes. */
const outdate = () =>
  act(() => queryClient.invalidateQueries({ queryKey: ['my-adventures'], refetchType: 'none' }))

it('selects an adventure also where a stale list calls it active and it is no longer [AUTH-4]', async () => {
  await screen.findByRole('button', { name: /Lantern Isles/ })
  answerWith((url) => {
    const now = [
      { ...ISLES, isActive: false },
      { ...REEF, isActive: true },
    ]
    return url.endsWith('/my-adventures') ? { status: 200, body: now } : { status: 204 }
  })
  await outdate()
  await choose(/Lantern Isles/)
  await screen.findByText('The map')
  expect(asked.find(({ method }) => method === 'POST')?.url).toContain(`/adventure/${ISLES.id}/select`)
})

it('leads back to the active one however old the list is: where it still is, and where nobody can be asked [AUTH-4] [SW-3]', async () => {
  queryClient.setQueryData(['progress'], 'how far I am')
  await screen.findByRole('button', { name: /Lantern Isles/ })
  answerWith(() => 'no-answer')
  await outdate()
  await choose(/Lantern Isles/)
  await screen.findByText('The map')
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
  expect(queryClient.getQueryData(['progress'])).toBe('how far I am')
})

it('enters the one that was pressed first, once, however often they are pressed meanwhile [AUTH-4]', async () => {
  let land = (_answer: Answer): void => {}
  const selected = new Promise<Answer>((resolve) => (land = resolve))
  answerWith((url) => {
    if (url.endsWith('/my-adventures')) return { status: 200, body: [ISLES, REEF] }
    return selected
  })
  await choose(/Glass Reef/)
  await choose(/Glass Reef/)
  await choose(/Lantern Isles/)
  land({ status: 204 })
  await screen.findByText('The map')
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

it('can be pressed again where it was refused [AUTH-4]', async () => {
  refuses = true
  await choose(/Glass Reef/)
  await screen.findByRole('alert')
  refuses = false
  await choose(/Glass Reef/)
  await screen.findByText('The map')
})

it('stays and says so where the choice is refused [AUTH-4]', async () => {
  refuses = true
  await choose(/Glass Reef/)
  expect((await screen.findByRole('alert')).textContent).toContain('could not be opened')
})
