import { asked } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ErrorGroup } from '#shared/contract/errors.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { settlePlatform } from '#src/features/platform/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { speakIn } from '#src/testing/words.ts'

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'

const aGroup = (more: Partial<ErrorGroup> = {}): ErrorGroup => ({
  ...{ key: 'a'.repeat(32), message: 'x is not a function', place: 'open (map.js)', count: 3, people: 2 },
  ...{ firstAt: '2026-11-20T10:00:00.000Z', lastAt: '2026-11-21T10:00:00.000Z', state: 'open' },
  ...{ browsers: [EDGE, 'Lynx'], versions: [], requestIds: ['r-1'], url: null },
  ...more,
})

const isList = (call: string) => /^GET \/v2\/.*error/.test(call)

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  settlePlatform([], [{ configKey: 'error_handler', configValue: true }], PLAIN_SETTINGS)
})
afterEach(cleanup)

it('errors name browser and system, with the raw name beside them [STAT-3]', async () => {
  serveTenant((call) => (isList(call) ? { status: 200, body: { groups: [aGroup()], next: null } } : null))
  showPeople('/app/people/errors')
  expect(await screen.findByText('Edge 140 · Windows')).toBeDefined()
  expect(screen.getByText(EDGE)).toBeDefined()
  expect(screen.getAllByText('Lynx')).toHaveLength(1)
  expect(screen.getByText('r-1')).toBeDefined()
})

it('an error is marked as resolved, and comes back as such [STAT-3]', async () => {
  let state: ErrorGroup['state'] = 'open'
  serveTenant((call) => {
    if (isList(call)) return { status: 200, body: { groups: [aGroup({ state })], next: null } }
    if (!call.includes('a'.repeat(32))) return null
    state = 'resolved'
    return { status: 204 }
  })
  showPeople('/app/people/errors')
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as resolved x is not a function' }))
  await waitFor(() =>
    expect(asked.some(({ url, method }) => method !== 'GET' && url.includes('a'.repeat(32)))).toBe(true),
  )
  expect(await screen.findByRole('button', { name: 'Open again x is not a function' })).toBeDefined()
})

it('no errors are said to be none [STAT-3]', async () => {
  serveTenant((call) => (isList(call) ? { status: 200, body: { groups: [], next: null } } : null))
  showPeople('/app/people/errors')
  expect(await screen.findByText('No errors were reported in the last 30 days.')).toBeDefined()
  expect(screen.queryByText(/switched off/)).toBeNull()
})

it('says so where errors are not reported at all [STAT-3] [BOOT-7]', async () => {
  settlePlatform([], [{ configKey: 'error_handler', configValue: false }], PLAIN_SETTINGS)
  serveTenant((call) => (isList(call) ? { status: 200, body: { groups: [], next: null } } : null))
  showPeople('/app/people/errors')
  expect(
    await screen.findByText(
      'Errors are not reported here: error reports are switched off for this organisation.',
    ),
  ).toBeDefined()
})
