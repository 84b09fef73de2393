import { NORTH, OLA, press, sent, serveTenant, showPeople, SOUTH } from '#src/testing/admin-tenant.tsx'
import { asked, type Answer } from '#src/testing/fake-server.ts'
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

describe('teams', () => {
  it('are made, and one name is taken only once [SERVE-2]', async () => {
    serveTenant((call) =>
      call === 'POST /v2/teams' ? { status: 409, body: { code: 'name-taken', message: '' } } : null,
    )
    showPeople('/app/people/teams')
    await userEvent.type(await screen.findByLabelText('New team'), 'North')
    await press('Create team')
    expect((await screen.findByRole('alert')).textContent).toContain('Another team already has this name.')
    expect(screen.getByText('No leader')).toBeDefined()
  })

  it('take somebody in who was found, as player or, of leaders, as leader [FIN-8]', async () => {
    serveTenant()
    showPeople(`/app/people/teams/${SOUTH.id}`)
    await userEvent.type(await screen.findByLabelText(/Name or e-mail/), 'ol')
    await screen.findByRole('button', { name: /Add as player.*Bo Berg/ })
    expect(screen.queryByRole('button', { name: /Add as leader.*Bo Berg/ })).toBeNull()
    await press(/Add as leader.*Ola Lis/)
    await waitFor(() =>
      expect(sent('PUT', `/v2/teams/${SOUTH.id}/people/${OLA.id}`)).toEqual({
        isMember: false,
        isLeader: true,
      }),
    )
    const field = screen.getByLabelText<HTMLInputElement>(/Name or e-mail/)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.value).toBe('')
  })

  it('are archived after it was asked once more, and brought back [FIN-8]', async () => {
    serveTenant()
    showPeople(`/app/people/teams/${SOUTH.id}`)
    await press('Archive the team')
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive South?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Archive the team' }))
    await waitFor(() => expect(sent('PATCH', SOUTH.id)).toEqual({ isArchived: true }))
    cleanup()
    queryClient.clear()
    asked.length = 0
    const archived = { ...SOUTH, isArchived: true }
    serveTenant((call) => (call === 'GET /v2/teams' ? { status: 200, body: { teams: [archived] } } : null))
    showPeople(`/app/people/teams/${SOUTH.id}`)
    await screen.findByText(/This team is archived/)
    expect(screen.queryByLabelText(/Name or e-mail/)).toBeNull()
    await press('Restore team')
    await waitFor(() => expect(sent('PATCH', SOUTH.id)).toEqual({ isArchived: false }))
  })

  it('are asked about anew, whatever became of what was asked before the question was closed [SERVE-2]', async () => {
    let land = (_given: Answer): void => {}
    serveTenant((call) => (call.startsWith('PATCH') ? new Promise<Answer>((give) => (land = give)) : null))
    showPeople(`/app/people/teams/${SOUTH.id}`)
    await press('Archive the team')
    const question = async () => within(await screen.findByRole('dialog', { name: 'Archive South?' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Archive the team' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Leave it as it is' }))
    land({ status: 500 })
    await waitFor(() => expect(asked.filter(({ url }) => url.endsWith('/v2/teams'))).toHaveLength(2))
    await press('Archive the team')
    expect((await question()).queryByRole('alert')).toBeNull()
  })

  it('are listed apart where they are archived, and offered nowhere [SERVE-2]', async () => {
    const archived = { ...SOUTH, isArchived: true }
    serveTenant((call) =>
      call === 'GET /v2/teams' ? { status: 200, body: { teams: [NORTH, archived] } } : null,
    )
    showPeople('/app/people/teams')
    const apart = within(await screen.findByRole('list', { name: 'Archived teams' }))
    expect(apart.getByRole('link', { name: 'South' })).toBeDefined()
    expect(apart.queryByText('No leader')).toBeNull()
    cleanup()
    showPeople('/app/people/adventures')
    const choice = within(await screen.findByLabelText('Team'))
    expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['North'])
  })
})
