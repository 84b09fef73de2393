import { answerWith, asked, ok, refusal, sentTo, type Answer } from '#src/testing/fake-server.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SecondFactor } from '#shared/contract/second-factor.ts'
import type { Role } from '#shared/domain/roles.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { PLAYER, SETTINGS } from '#src/navigation/paths.ts'
import { aProfile } from '#src/testing/profile.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { PlayerRoute } from './PlayerRoute.tsx'

const NONE: SecondFactor = { isRequired: false, hasCode: false, passkeys: [], recoveryCodesLeft: 0 }
const SETUP = { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Isles:ann?secret=GEZD' }
const CODES = Array.from({ length: 10 }, (_, index) => `0000-0000-0000-000${index}`)

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
  setSession('true')
})
afterEach(cleanup)

function show(
  factor: SecondFactor,
  reply: (url: string) => Answer | null = () => null,
  role: Role = 'leader',
) {
  answerWith((url) => {
    const own = asked.at(-1)?.method === 'GET' ? null : reply(url)
    if (own) return own
    if (url.endsWith('/second-factor')) return ok(factor)
    if (url.endsWith('/sessions')) return ok([])
    return ok(aProfile({ role }))
  })
  showRoute(PLAYER, <PlayerRoute />, SETTINGS)
}

const part = async () => within(await screen.findByRole('region', { name: 'Second step' }))

it('players have no second step to set up [DESK-1]', async () => {
  show(NONE, () => null, 'player')
  await screen.findByRole('region', { name: 'About me' })
  expect(screen.queryByRole('region', { name: 'Second step' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Second step' })).toBeNull()
  expect(asked.some(({ url }) => url.endsWith('/second-factor'))).toBe(false)
})

it('an app is set up by password and code, and recovery codes are shown once [DESK-1]', async () => {
  show(NONE, (url) =>
    url.endsWith('/confirm')
      ? ok({ factor: { ...NONE, hasCode: true, recoveryCodesLeft: 10 }, recoveryCodes: CODES })
      : url.endsWith('/codes')
        ? ok(SETUP)
        : null,
  )
  await userEvent.click(await (await part()).findByRole('button', { name: 'Set up the app' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(dialog.getByText('Type your current password.')).toBeDefined()
  await userEvent.type(dialog.getByLabelText('Current password'), 'three grey gulls{Enter}')
  await userEvent.type(await dialog.findByLabelText('Code'), '123456{Enter}')
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }))
  expect(codes.getAllByRole('listitem')).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }))
  expect(await (await part()).findByText(/^10 left\./)).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull()
  expect(sentTo('/codes')).toEqual({ password: 'three grey gulls' })
  expect(sentTo('/confirm')).toEqual({ code: '123456' })
})

it('the last one stays while the tenant wants one, and says so; a wrong password too [DESK-1]', async () => {
  let answer = refusal(422, 'refused-fields', [{ path: 'password', message: 'wrong' }])
  show({ ...NONE, isRequired: true, hasCode: true, recoveryCodesLeft: 3 }, () => answer)
  await userEvent.click(await (await part()).findByRole('button', { name: 'Remove Authenticator app' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove a second step' }))
  await userEvent.type(dialog.getByLabelText('Current password'), 'wrong{Enter}')
  expect(await dialog.findByText('This is not your current password.')).toBeDefined()
  answer = refusal(409, 'second-factor-required')
  await userEvent.type(dialog.getByLabelText('Current password'), '{Enter}')
  expect(await dialog.findByText(/A second step is required here/)).toBeDefined()
  expect(sentTo('/removal')).toEqual({ password: 'wrong', passkeyId: null })
})

it('who must have one and has none yet is told so [DESK-1]', async () => {
  show({ ...NONE, isRequired: true })
  expect(await (await part()).findByText(/Set one up now, or at your next sign-in/)).toBeDefined()
})
