import { answerWith, asked, ok, refusal, sentTo, type Answer } from '#src/testing/fake-server.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isValidElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SecondStep } from '#shared/contract/second-factor.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { LOGIN } from '#src/navigation/paths.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { useAuthSlot } from './auth-slot.ts'
import { prepareAuthPages, showAuthPage } from '#src/testing/on-auth-pages.tsx'

const PAIR = { username: 'ann', password: 'three grey gulls' }
const BY_CODE: SecondStep = { hasCode: true, hasRecoveryCodes: true, passkey: null, setup: null }
const SETUP: SecondStep = {
  ...{ hasCode: false, hasRecoveryCodes: false, passkey: null },
  setup: { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Isles:ann?secret=GEZD' },
}
const SIGNED_IN = ok({ status: true, agreement: 1 })
const CODES = Array.from({ length: 10 }, (_, index) => `0000-0000-0000-000${index}`)

let step: SecondStep
let finish: Answer

beforeEach(async () => {
  await prepareAuthPages()
  step = BY_CODE
  finish = SIGNED_IN
  answerWith((url) => {
    if (url.endsWith('/login_json')) return refusal(406, 'second-step')
    if (url.endsWith('/second-step')) return ok(step)
    if (url.endsWith('/set-up')) return ok({ recoveryCodes: CODES, pass: 'p'.repeat(43) })
    return url.endsWith('/finish') ? finish : { status: 404 }
  })
})
afterEach(cleanup)

async function logIn(): Promise<void> {
  showAuthPage(LOGIN)
  await userEvent.type(await screen.findByLabelText('E-mail or user name'), PAIR.username)
  await userEvent.type(screen.getByLabelText('Password'), `${PAIR.password}{Enter}`)
}

it('asks for a code after the password, and signs in with both [AUTH-2] [DESK-1]', async () => {
  await logIn()
  await screen.findByRole('dialog', { name: 'One more step' })
  await userEvent.type(screen.getByLabelText('Code'), '12345{Enter}')
  expect(await screen.findByText('Enter the six digits.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Code'), '6{Enter}')
  await screen.findByText('The isles')
  expect(sentTo('/second-step')).toEqual(PAIR)
  expect(sentTo('/finish')).toEqual({ ...PAIR, proof: { by: 'code', code: '123456' } })
})

it('says that a code is wrong, and when the next is heard [AUTH-2] [DESK-1]', async () => {
  finish = refusal(422, 'refused-fields', [{ path: 'proof', message: 'wrong' }])
  await logIn()
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText(/This code is not right, or it was used already/)).toBeDefined()
  finish = {
    status: 429,
    body: { code: 'too-many-requests', message: '' },
    headers: { 'retry-after': '900' },
  }
  await userEvent.type(screen.getByLabelText('Code'), '{Enter}')
  expect(await screen.findByText('Too many attempts. Try again in 15 min.')).toBeDefined()
})

it('comes after a captcha, where both are due [CAPT-1] [AUTH-2] [DESK-1]', async () => {
  const loginAndRegisterSettings = { recaptchaSiteKey: 'key', registration: 'open', contact: null } as const
  usePlatform.setState({ settings: { ...PLAIN_SETTINGS, loginAndRegisterSettings } })
  // the provider's script is not reached from here
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isHuman = false
  answerWith((url) => {
    if (url.endsWith('/login_json')) return refusal(406, isHuman ? 'second-step' : 'captcha')
    if (url.endsWith('/second-step')) return ok(step)
    return url.endsWith('/finish') ? finish : { status: 404 }
  })
  await logIn()
  const shown = await waitFor(() => {
    const { over } = useAuthSlot.getState()
    if (!isValidElement<{ onSettled: (token: string) => void }>(over)) throw new Error('no captcha is shown')
    return over
  })
  isHuman = true
  act(() => shown.props.onSettled('a human'))
  await screen.findByRole('dialog', { name: 'One more step' })
  const last = asked.findLast(({ url }) => url.endsWith('/login_json'))
  expect(JSON.parse(String(last?.body))).toEqual({ ...PAIR, captcha: 'a human' })
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
  await screen.findByText('The isles')
  expect(sentTo('/finish')).toEqual({ ...PAIR, proof: { by: 'code', code: '123456' } })
})

it('takes a recovery code instead [DESK-1]', async () => {
  await logIn()
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }))
  await userEvent.type(screen.getByLabelText('Recovery code'), `${CODES[0]}{Enter}`)
  await screen.findByText('The isles')
  expect(sentTo('/finish')).toMatchObject({ proof: { by: 'recovery', code: CODES[0] } })
})

it('is put away by Escape, and the login stays as it was typed [AUTH-2]', async () => {
  await logIn()
  await screen.findByLabelText('Code')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('E-mail or user name').value).toBe(PAIR.username)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is set up on the spot where the tenant wants one and there is none, with codes that are shown once [DESK-1]', async () => {
  step = SETUP
  await logIn()
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up a second step' }))
  expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined()
  expect(dialog.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeDefined()
  await userEvent.type(dialog.getByLabelText('Code'), '123 456{Enter}')
  const codes = within(await dialog.findByRole('list', { name: 'Recovery codes' }))
  expect(codes.getAllByRole('listitem')).toHaveLength(10)
  await userEvent.click(dialog.getByRole('button', { name: 'I have saved them, continue' }))
  await screen.findByText('The isles')
  expect(sentTo('/set-up')).toEqual({ ...PAIR, code: '123 456' })
  expect(sentTo('/finish')).toEqual({ ...PAIR, proof: { by: 'pass', pass: 'p'.repeat(43) } })
})
