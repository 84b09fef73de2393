import {
  anAssignment,
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

describe('the page of a person', () => {
  it('gives a role, and says why the last admin keeps it [SERVE-2]', async () => {
    serveTenant((call) =>
      call.startsWith('PATCH') ? { status: 409, body: { code: 'last-admin', message: '' } } : null,
    )
    showPeople(`/app/people/all/${OLA.id}`)
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Leader:/ }))
    await press('Give these roles')
    expect(await screen.findByText(/This is the last admin/)).toBeDefined()
    expect(sent('PATCH', OLA.id)).toEqual({ roles: [] })
  })

  it('lets an admin lead a team as well [SERVE-2]', async () => {
    serveTenant()
    showPeople(`/app/people/all/${OLA.id}`)
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Admin:/ }))
    await press('Give these roles')
    expect(sent('PATCH', OLA.id)).toEqual({ roles: ['leader', 'admin'] })
  })

  it('shows what was given in person and through a team, and gives one more until a day [SERVE-2]', async () => {
    const own = { ...anAssignment(), id: idOf(31), team: null, person: { id: BO.id, displayName: 'Bo Berg' } }
    serveTenant((call) => {
      if (call.startsWith('POST /v2/adventures')) return { status: 200, body: own }
      return call === 'GET /v2/assignments'
        ? { status: 200, body: { assignments: [own, anAssignment()], next: null, adventures: [ISLES] } }
        : null
    })
    showPeople(`/app/people/all/${BO.id}`)
    const given = within(await screen.findByRole('list', { name: 'Assignments' }))
    expect(given.getByText('Assigned in person')).toBeDefined()
    expect(given.getByText('Through the team South')).toBeDefined()
    expect(given.getAllByText('Until December 24, 2026')).toHaveLength(2)
    expect(given.getAllByRole('button')).toHaveLength(1)
    expect(asked.some(({ url }) => url.endsWith(`/v2/assignments?person=${BO.id}`))).toBe(true)
    await userEvent.type(screen.getByLabelText(/Last day/), '2026-12-31')
    await press('Assign')
    await waitFor(() =>
      expect(sent('POST', `/v2/adventures/${ISLES.id}/assignments`)).toEqual({
        personId: BO.id,
        dueOn: '2026-12-31',
      }),
    )
  })

  it('gives longer for exams, shows what is so then, and says what was refused [TASK-3] [SERVE-2]', async () => {
    let person = BO
    let isRefused = true
    serveTenant((call) => {
      if (call === `GET /v2/people/${BO.id}`) return { status: 200, body: person }
      if (call !== `PUT /v2/people/${BO.id}/extra-exam-time`) return null
      if (isRefused) return { status: 429, body: { code: 'too-many', message: '' } }
      person = { ...BO, extraExamTime: 25 }
      return { status: 200, body: { percent: 25 } }
    })
    showPeople(`/app/people/all/${BO.id}`)
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Extra time in exams' })
    expect(within(choice).getByRole('option', { selected: true }).textContent).toBe('No extra time')
    await userEvent.selectOptions(choice, '25% more time')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(choice.value).toBe('0')
    isRefused = false
    await userEvent.selectOptions(choice, '25% more time')
    await waitFor(() => expect(choice.value).toBe('25'))
    expect(sent('PUT', `/${BO.id}/extra-exam-time`)).toEqual({ percent: 25 })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('disables the account after it was asked once more [AUTH-8] [SERVE-2]', async () => {
    serveTenant()
    showPeople(`/app/people/all/${BO.id}`)
    await press('Disable the account')
    const dialog = within(await screen.findByRole('dialog', { name: 'Disable the account of Bo Berg?' }))
    expect(sent('PATCH', BO.id)).toBeUndefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Disable the account' }))
    await waitFor(() => expect(sent('PATCH', BO.id)).toEqual({ isDisabled: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says what somebody is in a team, box by box; only leaders lead [FIN-8]', async () => {
    serveTenant()
    showPeople(`/app/people/all/${OLA.id}`)
    const leads = await screen.findByRole('checkbox', { name: /Leader.*North/ })
    expect(leads).toHaveProperty('checked', true)
    await userEvent.click(leads)
    await waitFor(() =>
      expect(sent('PUT', `/v2/teams/${NORTH.id}/people/${OLA.id}`)).toEqual({
        isMember: true,
        isLeader: false,
      }),
    )
    await press('Add to this team')
    await waitFor(() =>
      expect(sent('PUT', `/v2/teams/${SOUTH.id}/people/${OLA.id}`)).toEqual({
        isMember: true,
        isLeader: false,
      }),
    )
    cleanup()
    serveTenant()
    showPeople(`/app/people/all/${BO.id}`)
    await screen.findByText('Not in a team yet.')
    expect(screen.queryByRole('checkbox', { name: /North|South/ })).toBeNull()
  })
})

describe('how a person gets in', () => {
  it('is corrected by a link to the right address, which waits to be opened [SERVE-2] [AUTH-15]', async () => {
    let person = BO
    serveTenant((call) => {
      if (call === `GET /v2/people/${BO.id}`) return { status: 200, body: person }
      if (call !== `PUT /v2/people/${BO.id}/email`) return null
      person = { ...BO, pendingEmail: 'right@isles.test' }
      return { status: 200, body: { isMailed: false, person } }
    })
    showPeople(`/app/people/all/${BO.id}`)
    await press('Correct the address')
    const field = await screen.findByLabelText('Right address')
    await userEvent.clear(field)
    await userEvent.type(field, 'nowhere{Enter}')
    expect(await screen.findByText('Enter an address like name@company.com.')).toBeDefined()
    await userEvent.clear(field)
    await userEvent.type(field, 'right@isles.test{Enter}')
    expect(await screen.findByText(/the link for right@isles.test is stored on it/)).toBeDefined()
    expect(sent('PUT', `/${BO.id}/email`)).toEqual({ email: 'right@isles.test' })
  })

  it('is helped by a link to a new password [SERVE-2] [AUTH-13]', async () => {
    serveTenant((call) => (call.endsWith('/reset-link') ? { status: 200, body: { isMailed: true } } : null))
    showPeople(`/app/people/all/${BO.id}`)
    await press('Send a link')
    expect(await screen.findByText('The link is on its way.')).toBeDefined()
  })

  it('is reset where the second step is lost, after it was asked once more [DESK-1]', async () => {
    let person = { ...OLA, hasSecondFactor: true }
    serveTenant((call) => {
      if (call === `GET /v2/people/${OLA.id}`) return { status: 200, body: person }
      if (!call.startsWith('DELETE')) return null
      person = OLA
      return { status: 200, body: OLA }
    })
    showPeople(`/app/people/all/${OLA.id}`)
    await press('Reset')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset the second step of Ola Lis?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }))
    expect(await screen.findByText('Not set up.')).toBeDefined()
    expect(asked.some(({ method, url }) => method === 'DELETE' && url.endsWith('/second-factor'))).toBe(true)
  })
})
