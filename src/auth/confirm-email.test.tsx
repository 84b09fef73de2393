import { answerWith, asked, ok, refusal } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { profileQuery } from '#src/features/profile/queries.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { authAddress, prepareAuthPages, showAuthPage } from '#src/testing/on-auth-pages.tsx'
import { field, press } from '#src/testing/on-the-page.ts'
import { CONFIRM_EMAIL, SETTINGS } from '#src/navigation/paths.ts'

const TOKEN = 'a'.repeat(43)
const EMAIL = 'ola.newer@wyspy.test'
const LINK = `${CONFIRM_EMAIL}?token=${TOKEN}`
const confirm = () => press('Confirm the address')

beforeEach(prepareAuthPages)
afterEach(cleanup)

describe('a new address', () => {
  it('counts from a press on, not from the opening of its link, and the login knows it [AUTH-15]', async () => {
    answerWith(() => ok({ email: EMAIL }))
    showAuthPage(LINK)
    await screen.findByRole('heading', { name: 'Confirm your address' })
    expect(asked).toEqual([])
    await confirm()
    await screen.findByText(`${EMAIL} is now the address of your account. Use it to sign in.`)
    expect(asked.map(({ method, body }) => [method, body])).toEqual([
      ['POST', JSON.stringify({ token: TOKEN })],
    ])
    expect(document.activeElement?.textContent).toBe('The address is confirmed')
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    expect((await field('E-mail or user name')).value).toBe(EMAIL)
  })

  it('is in the profile of whoever is signed in, who is led there [AUTH-15]', async () => {
    answerWith(() => ok({ email: EMAIL }))
    setSession('true')
    queryClient.setQueryData(['profile'], { email: 'ola@wyspy.test' })
    showAuthPage(LINK)
    await confirm()
    await screen.findByRole('heading', { name: 'The address is confirmed' })
    expect(queryClient.getQueryData(profileQuery.queryKey)).toBeUndefined()
    await userEvent.click(screen.getByRole('link', { name: 'Profile and settings' }))
    expect(authAddress()).toBe(SETTINGS)
  })

  it.each([
    ['was used', refusal(409, 'link-used'), 'This link has already been used'],
    ['is too old', refusal(409, 'link-expired'), 'This link has expired'],
    [
      'leads to an address that is taken',
      refusal(409, 'address-taken'),
      'An account with this address already exists',
    ],
    ['was never handed out', refusal(404, 'not-found'), 'This link does not work'],
  ])('is not confirmed by a link that %s, and there is a way on [AUTH-15]', async (_, answer, title) => {
    answerWith(() => answer)
    showAuthPage(LINK)
    await confirm()
    await screen.findByRole('heading', { name: title })
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
  })

  it('is asked about again where the server gave no answer, and never for a link that is cut off [AUTH-15]', async () => {
    answerWith(() => 'no-answer')
    showAuthPage(LINK)
    await confirm()
    await screen.findByText('No connection to the server. Check your network and try again.')
    answerWith(() => ok({ email: EMAIL }))
    await confirm()
    await screen.findByRole('heading', { name: 'The address is confirmed' })
    cleanup()
    answerWith(() => ({ status: 200 }))
    showAuthPage(`${CONFIRM_EMAIL}?token=short`)
    await screen.findByRole('heading', { name: 'This link does not work' })
    expect(asked).toEqual([])
  })

  it('leaves what the modal says of a server that breaks to that [ERR-1]', async () => {
    answerWith(() => ({ status: 500 }))
    showAuthPage(LINK)
    await confirm()
    await waitFor(() => expect(asked).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm the address' })).toBeTruthy())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
