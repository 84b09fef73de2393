import { answerWith, asked, ok, refusal, sentTo } from '#src/testing/fake-server.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settlePlatform } from '#src/features/platform/store.ts'
import { keepTypedName } from '#src/features/session/store.ts'
import { authAddress, prepareAuthPages, showAuthPage } from '#src/testing/on-auth-pages.tsx'
import { PLAIN_SETTINGS } from '#src/testing/platform.ts'
import { field, press, type } from '#src/testing/on-the-page.ts'
import { LOGIN, RESET } from '#src/navigation/paths.ts'

const TOKEN = 'a'.repeat(43)

beforeEach(prepareAuthPages)
afterEach(cleanup)

describe('a new password', () => {
  it('is asked for with the same words for any address; the answer is read as a blob [AUTH-13]', async () => {
    answerWith(() => ok(new Blob()))
    showAuthPage(RESET)
    await type('E-mail', 'nobody@wyspy.test')
    await press('Send the link')
    await screen.findByText(/If nobody@wyspy.test has an account here/)
    expect(asked[0]).toMatchObject({ method: 'POST', responseType: 'blob' })
    expect(document.activeElement?.textContent).toBe('Check your e-mail')
  })

  it('is said to lie on the server where that sends no mail [AUTH-13] [DESK-1]', async () => {
    answerWith(() => ok(new Blob()))
    settlePlatform([], null, { ...PLAIN_SETTINGS, sendsMail: false })
    showAuthPage(RESET)
    await type('E-mail', 'nobody@wyspy.test')
    await press('Send the link')
    await screen.findByText(/if nobody@wyspy.test has an account here, the link is stored on the server/)
    settlePlatform([], null, null)
  })

  it('is set by its link, which leads to the login [AUTH-13]', async () => {
    answerWith((url) => (url.endsWith('/read') ? ok({ state: 'open', email: 'ola@wyspy.test' }) : ok()))
    keepTypedName('ola@wyspy.test')
    showAuthPage(`${RESET}?token=${TOKEN}`)
    await field('Password')
    const name = document.querySelector<HTMLInputElement>('input[autocomplete="username"]')
    expect([name?.value, name?.hidden]).toEqual(['ola@wyspy.test', true])
    await type('Password', 'three grey gulls')
    await press('Set the password')
    await screen.findByText(/Your new password is set/)
    expect(authAddress()).toBe(LOGIN)
    expect((await field('E-mail or user name')).value).toBe('ola@wyspy.test')
    expect(sentTo('/confirm')).toEqual({ token: TOKEN, password: 'three grey gulls' })
  })

  it.each([
    ['used', () => ok({ state: 'used', email: null }), 'This link has already been used'],
    ['expired', () => ok({ state: 'expired', email: null }), 'This link has expired'],
    ['unknown', () => refusal(404, 'not-found'), 'This link does not work'],
  ])('is not set by a link that is %s; a new one can be asked for [AUTH-13]', async (_, answer, title) => {
    answerWith(answer)
    showAuthPage(`${RESET}?token=${TOKEN}`)
    await screen.findByRole('heading', { name: title })
    await press('Request a new link')
    await screen.findByRole('button', { name: 'Send the link' })
  })

  it('is not set by a link that was used meanwhile [AUTH-13]', async () => {
    let state = 'open'
    answerWith((url) => {
      if (url.endsWith('/read')) return ok({ state, email: null })
      state = 'used'
      return refusal(409, 'link-used')
    })
    showAuthPage(`${RESET}?token=${TOKEN}`)
    await type('Password', 'three grey gulls')
    await press('Set the password')
    await screen.findByRole('heading', { name: 'This link has already been used' })
  })

  it('asks the server nothing about a link that is cut off, and again where it gave no answer [AUTH-13]', async () => {
    answerWith(() => ({ status: 500 }))
    showAuthPage(`${RESET}?token=short`)
    await screen.findByRole('heading', { name: 'This link does not work' })
    expect(asked).toEqual([])
    cleanup()
    showAuthPage(`${RESET}?token=${TOKEN}`)
    await screen.findByRole('heading', { name: 'The link could not be checked' })
    answerWith(() => ok({ state: 'open', email: 'ola@wyspy.test' }))
    await press('Try again')
    await screen.findByRole('heading', { name: 'Set your new password' })
  })
})
