import { answerWith } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Badges } from '#shared/contract/badges.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { speakIn } from '#src/testing/words.ts'
import { BadgeShelf } from './BadgeShelf.tsx'
import { BadgeWall } from './BadgeWall.tsx'

const badge = (id: string) => ({ id, name: `The ${id}`, text: `For ${id}.`, picture: `/scenes/${id}.webp` })

const BADGES: Badges = {
  earned: [{ ...badge('light'), holders: 10, earnedAt: '2026-11-22T10:00:00.000Z', isSecret: false }],
  open: [
    { ...badge('scales'), holders: null, progress: { reached: 2, goal: 5 } },
    { ...badge('star'), holders: 5, progress: null },
  ],
  secret: 2,
}

function show(reply: Badges, part = <BadgeWall />): void {
  answerWith(() => ({ status: 200, body: reply }))
  render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>)
}

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

it('says of what I have how it was earned, since when, and how many have it at least [BADGE-1]', async () => {
  show(BADGES)
  const earned = within(await screen.findByRole('region', { name: '1 badge earned' }))
  expect(earned.getByRole('heading', { name: 'The light' })).toBeTruthy()
  expect(earned.getByText('For light.')).toBeTruthy()
  expect(earned.getByRole('listitem').textContent).toContain(
    'Earned on November 22, 2026At least 10 people have it',
  )
})

it('shows how far I have come with what is open, and no number of few people [BADGE-1]', async () => {
  show(BADGES)
  const open = within(await screen.findByRole('region', { name: 'Still to be earned' }))
  const [scales, star] = open.getAllByRole('listitem')
  expect(open.getByRole('progressbar', { name: 'Progress: The scales' }).getAttribute('aria-valuenow')).toBe(
    '40',
  )
  expect(scales?.textContent).toContain('2 of 5')
  expect(scales?.textContent).not.toContain('people')
  expect(star?.textContent).toContain('At least 5 people have it')
  expect(star?.querySelector('[role="progressbar"]')).toBeNull()
})

it('says of secret ones how many they are, and nothing else [BADGE-1]', async () => {
  show(BADGES)
  const secret = await screen.findByRole('region', { name: '2 secret badges' })
  expect(secret.querySelectorAll('svg')).toHaveLength(2)
  expect(secret.textContent).toBe('2 secret badges')
  expect(secret.querySelector('img')).toBeNull()
})

it('says that there are none, and that none is earned yet [BADGE-1]', async () => {
  show({ earned: [], open: [], secret: 0 })
  expect(await screen.findByText('There are no badges in this adventure.')).toBeTruthy()
  cleanup()
  queryClient.clear()
  show({ ...BADGES, earned: [] })
  expect(await screen.findByText(/^None yet\./)).toBeTruthy()
})

it('names on the shelf what is nearest of what is open [SPACE-1]', async () => {
  show(BADGES, <BadgeShelf />)
  expect(await screen.findByText('Next within reach: The scales, 2 of 5.')).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe('The light')
})
