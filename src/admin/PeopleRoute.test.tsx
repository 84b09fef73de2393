import {
  anAssignment,
  anInvitation,
  BO,
  idOf,
  ISLES,
  NORTH,
  OLA,
  press,
  sent,
  serveTenant,
  showPeople,
  SOUTH,
} from '#src/testing/admin-tenant.tsx'
import { asked } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { speakIn } from '#src/testing/words.ts'

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

describe('the area of people and teams', () => {
  it('is an admin’s alone: everybody else is told so, and led back [SERVE-2] [ROUTE-6]', async () => {
    serveTenant(undefined, 'leader')
    showPeople()
    expect(await screen.findByText('This page is for admins only.')).toBeDefined()
    expect(asked.some(({ url }) => url.includes('/v2/people'))).toBe(false)
    await press('Back to the map')
    expect(await screen.findByText('elsewhere')).toBeDefined()
  })

  it('lists people, and asks the server for whom it is narrowed to, by the address [SERVE-2]', async () => {
    serveTenant()
    const router = showPeople()
    const link = await screen.findByRole('link', { name: /Ola Lis/ })
    expect(link.getAttribute('href')).toBe(`#/app/people/all/${OLA.id}`)
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Leader')
    await userEvent.type(screen.getByLabelText('Name or e-mail'), 'ola')
    await waitFor(() => expect(router.state.location.search).toBe('?role=leader&search=ola'))
    await waitFor(() =>
      expect(asked.some(({ url }) => url.endsWith('/v2/people?search=ola&role=leader'))).toBe(true),
    )
  })

  it('shows the next page when it is wanted [SERVE-2]', async () => {
    serveTenant((call) => {
      if (call !== 'GET /v2/people') return null
      const isSecond = asked.at(-1)?.url.includes('after=') ?? false
      return {
        status: 200,
        body: { people: [isSecond ? BO : OLA], group: null, next: isSecond ? null : 'bmV4dA' },
      }
    })
    showPeople()
    await press('Show more')
    expect(await screen.findByRole('link', { name: /Bo Berg/ })).toBeDefined()
    expect(screen.getByRole('link', { name: /Ola Lis/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('invites where no invitation waits, too: one, or many from a file [AUTH-14] [SERVE-2]', async () => {
    serveTenant()
    showPeople('/app/people/invited')
    expect(await screen.findByText(/^No open invitations/)).toBeDefined()
    const many = screen.getByRole('link', { name: 'Invite many people at once from a file' })
    expect(many.getAttribute('href')).toBe('#/app/people/import')
    await press('Invite someone')
    expect(await screen.findByRole('dialog', { name: 'Invite someone' })).toBeDefined()
  })

  it('invites with role, team and language, and goes on with the next [AUTH-14] [SERVE-2]', async () => {
    serveTenant((call) =>
      call === 'POST /v2/people/invitations'
        ? { status: 200, body: { ...anInvitation(), id: idOf(20) } }
        : null,
    )
    showPeople()
    await press('Invite someone')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('First name'), 'Ada')
    await userEvent.type(dialog.getByLabelText('Last name'), 'Nowak')
    await userEvent.type(dialog.getByLabelText('E-mail'), 'ada@isles.test')
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Leader')
    await userEvent.selectOptions(dialog.getByLabelText('Language of the invitation'), 'Polski')
    await userEvent.selectOptions(dialog.getByLabelText('Team'), 'North')
    await userEvent.click(dialog.getByLabelText('Leads this team'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
    await dialog.findByText('The invitation is on its way.')
    expect(sent('POST', '/v2/people/invitations')).toEqual({
      firstName: 'Ada',
      lastName: 'Nowak',
      email: 'ada@isles.test',
      role: 'leader',
      language: 'pl',
      teams: [{ id: NORTH.id, isLeader: true }],
    })
    expect(dialog.getByLabelText<HTMLInputElement>('E-mail').value).toBe('')
  })

  it('invites into several teams, each once [AUTH-14] [SERVE-2]', async () => {
    serveTenant((call) =>
      call === 'POST /v2/people/invitations' ? { status: 200, body: anInvitation() } : null,
    )
    showPeople()
    await press('Invite someone')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('First name'), 'Ada')
    await userEvent.type(dialog.getByLabelText('Last name'), 'Nowak')
    await userEvent.type(dialog.getByLabelText('E-mail'), 'ada@isles.test')
    expect(dialog.queryByRole('button', { name: 'One more team' })).toBeNull()
    await userEvent.selectOptions(dialog.getByLabelText('Team'), 'North')
    await userEvent.click(dialog.getByRole('button', { name: 'One more team' }))
    const second = within(dialog.getByLabelText('Another team'))
    expect(second.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Not in a team yet',
      'South',
    ])
    await userEvent.selectOptions(dialog.getByLabelText('Another team'), 'South')
    expect(dialog.queryByRole('button', { name: 'One more team' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
    await dialog.findByText('The invitation is on its way.')
    expect(sent('POST', '/v2/people/invitations')).toMatchObject({
      teams: [
        { id: NORTH.id, isLeader: false },
        { id: SOUTH.id, isLeader: false },
      ],
    })
  })

  it.each([
    ['all', 'People'],
    ['invited', 'Invitations'],
    ['teams', 'Teams'],
    ['adventures', 'Adventures'],
    ['import', 'Import people'],
    [`all/${OLA.id}`, 'Ola Lis'],
    [`teams/${NORTH.id}`, 'North'],
  ])('has one head in the room %s: %s [SERVE-2]', async (path, name) => {
    serveTenant()
    showPeople(`/app/people/${path}`)
    expect(await screen.findByRole('heading', { level: 1, name })).toBe(document.activeElement)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it.each([
    ['already-here', 'This person already has an account here.'],
    ['quota-people', 'the limit of your organisation is reached'],
    ['quota-mails', 'All mails of today are used up.'],
  ])('says why the server refuses an invitation: %s [AUTH-14] [DESK-2]', async (code, words) => {
    serveTenant((call) =>
      call === 'POST /v2/people/invitations' ? { status: 409, body: { code, message: '' } } : null,
    )
    showPeople()
    await press('Invite someone')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('First name'), 'Ada')
    await userEvent.type(dialog.getByLabelText('Last name'), 'Nowak')
    await userEvent.type(dialog.getByLabelText('E-mail'), 'ada@isles.test')
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
    expect((await dialog.findByRole('alert')).textContent).toContain(words)
  })
})

describe('an adventure', () => {
  it('is assigned to a team with its last day [SERVE-2]', async () => {
    serveTenant((call) =>
      call.startsWith('POST /v2/adventures') ? { status: 200, body: anAssignment() } : null,
    )
    showPeople('/app/people/adventures')
    const day = await screen.findByLabelText(/Last day/)
    await userEvent.type(day, '2026-12-24')
    await userEvent.selectOptions(await screen.findByLabelText('Team'), 'South')
    await press('Assign')
    await screen.findByText('The adventure is assigned.')
    expect(sent('POST', `/v2/adventures/${ISLES.id}/assignments`)).toEqual({
      teamId: SOUTH.id,
      dueOn: '2026-12-24',
    })
  })

  it('tells its day as a day, in whatever zone, and is withdrawn after it was asked once more [SERVE-2]', async () => {
    serveTenant((call) => {
      if (call.startsWith('DELETE')) return { status: 204 }
      return call === 'GET /v2/assignments'
        ? { status: 200, body: { assignments: [anAssignment()], next: null, adventures: [ISLES] } }
        : null
    })
    showPeople('/app/people/adventures')
    expect(await screen.findByText('Until December 24, 2026')).toBeDefined()
    await press(/^Withdraw/)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() =>
      expect(asked.some(({ method, url }) => method === 'DELETE' && url.endsWith(idOf(30)))).toBe(true),
    )
  })
})
