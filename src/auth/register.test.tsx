import { answerWith, asked, ok, refusal, sentTo } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usePlatform } from '#src/features/platform/store.ts'
import { prepareAuthPages, showAuthPage } from '#src/testing/on-auth-pages.tsx'
import { check, describedBy, field, press, type } from '#src/testing/on-the-page.ts'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { INVITATION, LOGIN, REGISTER } from '#src/navigation/paths.ts'

const TOKEN = 'a'.repeat(43)

const mayRegister = (registration: 'invitation' | 'domains' | 'open', contact: string | null = null) => {
  const loginAndRegisterSettings = { recaptchaSiteKey: '', registration, contact }
  usePlatform.setState({ settings: { ...PLAIN_SETTINGS, loginAndRegisterSettings } })
}

beforeEach(async () => {
  await prepareAuthPages()
  mayRegister('open')
})
afterEach(() => {
  cleanup()
  usePlatform.setState({ settings: null })
})

describe('a new account', () => {
  it('begins with the address, which a mailed link confirms [AUTH-12]', async () => {
    answerWith(() => ok({ isMailed: true }))
    showAuthPage(REGISTER)
    await type('E-mail', 'ola@wyspy.test')
    await press('Send me the link')
    await screen.findByRole('heading', { name: 'Check your e-mail' })
    expect(screen.getByText(/to ola@wyspy.test is on its way/)).toBeTruthy()
    expect(sentTo('/v2/register')).toEqual({ email: 'ola@wyspy.test' })
  })

  it('is told where mails do not leave the server [AUTH-12]', async () => {
    answerWith(() => ok({ isMailed: false }))
    showAuthPage(REGISTER)
    await type('E-mail', 'ola@wyspy.test')
    await press('Send me the link')
    await screen.findByText(/does not send mail yet/)
  })

  it('is checked on blur, and a domain that is not listed is said at the field [AUTH-12]', async () => {
    answerWith(() => refusal(403, 'domain-not-listed'))
    showAuthPage(REGISTER)
    await type('E-mail', 'ola@')
    await userEvent.tab()
    await waitFor(async () => expect(describedBy(await field('E-mail'))).toMatch(/^Enter an address/))
    expect(asked).toEqual([])
    await type('E-mail', 'wyspy.test')
    await press('Send me the link')
    await waitFor(async () => expect(describedBy(await field('E-mail'))).toMatch(/certain company addresses/))
    expect(document.activeElement).toBe(await field('E-mail'))
  })

  it('is completed behind the link with a name, a password and the agreement [AUTH-12]', async () => {
    const own = { email: 'ola@wyspy.test', firstName: '', lastName: '', invitedBy: null, adventureName: null }
    answerWith((url) => {
      if (url.endsWith('/read')) return ok({ ...own, state: 'open', isRegistration: true })
      if (url.includes('/v2/agreement'))
        return ok({ version: 0, text: null, language: 'en', publishedAt: null })
      return ok({ status: true, agreement: 1 })
    })
    showAuthPage(`${INVITATION}?token=${TOKEN}`)
    await screen.findByText(/Your address is confirmed/)
    expect(describedBy(await field('Password'))).toMatch(/^At least 8 characters/)
    await press('Read the agreement')
    const text = await screen.findByRole('region', { name: 'Agreement' })
    expect(text.textContent).toContain('How to leave')
    await press('Create my account')
    await waitFor(async () => expect(document.activeElement).toBe(await field('First name')))
    expect(describedBy(await field('First name'))).toContain('at least 2 letters')
    expect(describedBy(screen.getByRole('checkbox'))).toBe('Accept the agreement to continue.')
    await type('First name', 'Ola')
    await type('Last name', 'Żebrowska')
    await type('Password', 'three grey gulls')
    await check(/accept/)
    await press('Create my account')
    await screen.findByText('The isles')
    expect(sentTo('/accept')).toMatchObject({ token: TOKEN, firstName: 'Ola', agreement: true })
  })

  it('is asked for anew where the link is too old [AUTH-12]', async () => {
    const own = { email: 'ola@wyspy.test', firstName: '', lastName: '', invitedBy: null, adventureName: null }
    answerWith(() => ok({ ...own, state: 'expired', isRegistration: true }))
    showAuthPage(`${INVITATION}?token=${TOKEN}`)
    await screen.findByRole('heading', { name: 'This link has expired' })
    expect(screen.queryByRole('button', { name: 'Send a new invitation' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Create an account' }))
    await press('Send me the link')
  })
})

describe('where accounts are by invitation only', () => {
  it('the login offers no registration; where they are not, it does [AUTH-12]', async () => {
    mayRegister('invitation')
    showAuthPage(LOGIN)
    await field('Password')
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
    cleanup()
    mayRegister('domains')
    showAuthPage(LOGIN)
    await screen.findByRole('link', { name: 'Create an account' })
  })

  it('the page of registration says that an invitation is needed, and whom to ask [AUTH-12]', async () => {
    mayRegister('invitation', 'it@wyspy.test')
    showAuthPage(REGISTER)
    await screen.findByRole('heading', { name: 'You need an invitation' })
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Write to it@wyspy.test' })
    expect(link.href).toBe('mailto:it@wyspy.test')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('says so as well where it was closed in the meantime [AUTH-12]', async () => {
    answerWith(() => refusal(403, 'registration-closed'))
    showAuthPage(REGISTER)
    await type('E-mail', 'ola@wyspy.test')
    await press('Send me the link')
    await screen.findByRole('heading', { name: 'You need an invitation' })
  })
})
