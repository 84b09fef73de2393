import { serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AuditEntry } from '#shared/contract/audit.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { asked } from '#src/testing/fake-server.ts'
import { field } from '#src/testing/on-the-page.ts'
import { speakIn } from '#src/testing/words.ts'

const ENTRY: AuditEntry = {
  ...{ id: '7f4df4ee-6c4e-4b9a-8f0e-000000000070', at: '2026-11-26T10:00:00.000Z', role: 'admin' },
  by: { id: '7f4df4ee-6c4e-4b9a-8f0e-000000000010', displayName: 'Ola Lis' },
  operator: null,
  ...{ action: 'people-changePerson', address: '192.0.2.7', requestId: 'a1b2' },
  target: { kind: 'person', id: '7f4df4ee-6c4e-4b9a-8f0e-000000000011', name: 'Bo Berg' },
  ...{ before: { role: 'player' }, after: { role: 'leader' } },
}

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

const NORTH = '7f4df4ee-6c4e-4b9a-8f0e-000000000099'

function open(entries: AuditEntry[]): void {
  const body = { entries, names: { [NORTH]: 'North' }, next: null }
  serveTenant((call) => (call === 'GET /v2/audit' ? { status: 200, body } : null))
  showPeople('/app/people/audit')
}

it('shows who did what to whom, from where, and what differs [DESK-4]', async () => {
  open([
    ENTRY,
    { ...ENTRY, id: ENTRY.id.replace('70', '71'), by: null, action: 'tenantSettings-changeTenant' },
  ])
  const list = await screen.findByRole('list', { name: 'Audit log' })
  const [first, second] = within(list).getAllByRole('listitem')
  for (const words of ['Account changed', 'Person: Bo Berg', 'Ola Lis', 'Admin', 'From 192.0.2.7'])
    expect(first?.textContent).toContain(words)
  expect(second?.textContent).toContain('Somebody who has left')
  await userEvent.click(within(list).getAllByText('What changed')[0] ?? list)
  const row = within(list).getAllByRole('row', { name: /^Role/ })[0]
  expect(row?.textContent).toBe('RolePlayerLeader')
})

it('says what differs in words, also of settings and of own wording [DESK-4]', async () => {
  const target = { kind: 'tenant', id: ENTRY.id, name: null } as const
  open([
    {
      ...{ ...ENTRY, target, action: 'tenantSettings-changeTenant' },
      before: {
        ...{ 'look.title': 'House', 'features.isShopEnabled': false, teams: [], unheard_of: 1 },
        ...{ 'features.isProtipEnabled': true, 'params.protip': true },
      },
      after: {
        ...{ 'look.title': 'School', 'features.isShopEnabled': true, teams: [NORTH, 'south'] },
        ...{ 'features.isProtipEnabled': false, 'params.protip': false },
        ...{ 'params.isDisableMissionBlinking': true, 'params.first_weekday': 'sunday' },
        ...{ 'words.en.login.title': 'Come in', due_on: '2026-12-24' },
        archived_at: '2026-11-26T10:00:00+00:00',
      },
    },
  ])
  const list = await screen.findByRole('list', { name: 'Audit log' })
  await userEvent.click(within(list).getByText('What changed'))
  const rows = within(list).getAllByRole('row').slice(1)
  expect(rows.map(({ children }) => Array.from(children, ({ textContent }) => textContent))).toEqual([
    ['Name', 'House', 'School'],
    ['Shop', 'No', 'Yes'],
    ['Teams', '–', 'North, south'],
    ['unheard_of', '1', '–'],
    // two switches of the specification, and one that says the opposite of its setting
    ['Tips from colleagues', 'Yes', 'No'],
    ['Open missions shimmer', '–', 'No'],
    ['Weeks begin on', '–', 'sunday'],
    ['Wording (en): login.title', '–', 'Come in'],
    ['Last day', '–', 'Dec 24, 2026'],
    ['Archived', '–', expect.stringMatching(/^Nov 26, 2026/)],
  ])
})

it('names the operator who did something to the platform, and a command on the server [DESK-4]', async () => {
  const target = { kind: 'tenant', id: ENTRY.id, name: null } as const
  const byOperator = { ...ENTRY, by: null, role: 'operator', requestId: null, target } as const
  open([
    { ...byOperator, operator: 'op@host.test', action: 'tenant-suspended' },
    {
      ...byOperator,
      id: ENTRY.id.replace('70', '71'),
      operator: null,
      address: null,
      action: 'tenant-resumed',
    },
  ])
  const list = await screen.findByRole('list', { name: 'Audit log' })
  const [first, second] = within(list).getAllByRole('listitem')
  for (const words of ['Platform suspended', 'op@host.test', 'Operator', 'From 192.0.2.7'])
    expect(first?.textContent).toContain(words)
  expect(second?.textContent).toContain('By a command on the server')
  expect(second?.textContent).not.toContain('Somebody who has left')
  expect(list.textContent).not.toContain('Request')
})

it('is narrowed by name, action and days, and saved as a file of the same [DESK-4]', async () => {
  open([ENTRY])
  await screen.findByRole('list', { name: 'Audit log' })
  await userEvent.selectOptions(await field('Action'), 'Account changed')
  await userEvent.type(await field('From'), '2026-11-01')
  await userEvent.type(await field('Search'), 'bo')
  await waitFor(() => expect(asked.at(-1)?.url).toContain('search=bo'))
  expect(asked.at(-1)?.url).toContain('action=people-changePerson')
  expect(asked.at(-1)?.url).toContain('from=2026-11-01')
  const file = screen.getByRole('link', { name: 'Save as a file for spreadsheets' })
  expect(file.getAttribute('href')).toContain(
    'audit.csv?search=bo&action=people-changePerson&from=2026-11-01',
  )
})

it('says so where nothing fits, and where nothing is there yet [DESK-4]', async () => {
  open([])
  await screen.findByText('The log is still empty.')
  await userEvent.type(await field('Search'), 'bo')
  await screen.findByText('Nothing that fits.')
})
